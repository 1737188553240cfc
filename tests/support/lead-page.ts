import type { Page } from "@playwright/test";

/** Opens what the page of a lead keeps for now and then. */
export async function openMore(page: Page): Promise<void> {
	const more = page.locator("details#more");
	if (!(await more.evaluate((element: HTMLDetailsElement) => element.open))) await more.locator("> summary").click();
}

/** Chooses the email where a note or an email is written. */
export async function writeEmail(page: Page): Promise<void> {
	await page.getByRole("group", { name: "Write a note or an email" }).getByRole("radio", { name: "Email" }).check();
}
