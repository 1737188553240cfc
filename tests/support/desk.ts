import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { hydrated } from "./e2e.ts";
import type { Site } from "./site.ts";

let titles = 0;

/** A title that no other test of this run has. */
export function freshTitle(words: string): string {
	titles += 1;
	return `${words} ${process.env.TEST_PARALLEL_INDEX ?? 0}${Date.now().toString(36)}${titles}`;
}

/** Begins an article, and waits until its text can be written. @returns the address of its editor */
export async function beginArticle(page: Page, title: string): Promise<string> {
	await page.goto("/admin/blog");
	await hydrated(page);
	await page.getByText("Write a new article").click();
	await page.getByLabel("Title", { exact: true }).fill(title);
	await page.getByRole("button", { name: "Create the draft" }).click();
	await page.waitForURL(/\/admin\/blog\/[0-9a-f-]{36}\/en/);
	await textOf(page).waitFor();
	return new URL(page.url()).pathname;
}

/** The text of the article. */
export function textOf(page: Page): Locator {
	return page.getByRole("textbox", { name: /^(?:Text|Texto|Tèks)$/ });
}

export async function typeText(page: Page, ...paragraphs: string[]): Promise<void> {
	await textOf(page).click();
	await moveCursor(page, "ControlOrMeta+End");
	for (const [index, paragraph] of paragraphs.entries()) {
		if (index > 0) await page.keyboard.press("Enter");
		await page.keyboard.type(paragraph);
	}
}

/** Moves the cursor by keys. The browser tells the editor of it a little later, but before it paints. */
export async function moveCursor(page: Page, ...keys: string[]): Promise<void> {
	for (const key of keys) await page.keyboard.press(key);
	await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
}

/** Fills in what an article needs besides its text. */
export async function fillFields(page: Page, excerpt: string): Promise<void> {
	await page.getByLabel("Summary").fill(excerpt);
	await page.getByLabel("Category").selectOption("final-expense");
}

export async function expectSaved(page: Page): Promise<void> {
	await expect(page.locator("[data-save=clean]")).toBeVisible();
}

/** A photograph, as a camera writes it. */
export function picture(): Promise<Buffer> {
	return sharp({ create: { width: 1200, height: 800, channels: 3, background: "#1f4c5d" } })
		.jpeg()
		.withExif({ IFD0: { Copyright: "Somebody" } })
		.toBuffer();
}

/**
 * Publishes the text on the screen, and waits until the page says so.
 * @param reason why its regulated words may stay
 */
export async function publish(page: Page, reason = ""): Promise<void> {
	const button = page.getByRole("button", { name: "Publish now" });
	if (reason) {
		const form = page.locator("form").filter({ has: button });
		await form.getByLabel("Why regulated words may stay").fill(reason);
	}
	await button.click();
	await expect(page.getByText("Readers will see it within a minute.")).toBeVisible();
}

/** Writes an article of one paragraph and publishes it. @returns the last part of its address */
export async function publishArticle(page: Page, title: string, text: string): Promise<string> {
	await beginArticle(page, title);
	await fillFields(page, `What to know about ${title}.`);
	await typeText(page, text);
	const slug = await slugOf(page);
	await publish(page);
	return slug;
}

/** Has the version on the screen published at this time of the day after the site's present one. */
export async function scheduleForTomorrow(page: Page, site: Site, time: string): Promise<void> {
	const box = page.getByRole("region", { name: "Publish later" });
	const tomorrow = new Date((await site.ask("now")).getTime() + 86_400_000);
	await box.getByLabel("Date", { exact: true }).fill(tomorrow.toISOString().slice(0, 10));
	await box.getByLabel("Time", { exact: true }).fill(time);
	await box.getByRole("button", { name: "Schedule this version" }).click();
	await expect(page.getByText("This exact version will be published")).toBeVisible();
}

/** Gives the article another last part of its address. */
export async function rename(page: Page, slug: string): Promise<void> {
	await page.getByLabel("Last part of the address").fill(slug);
	await page.getByRole("button", { name: "Change the address" }).click();
	await expect(page.getByText("Links to the old address lead to the new one.")).toBeVisible();
}

/** Readers of this language no longer see the article. */
export async function unpublish(page: Page): Promise<void> {
	await page.locator("summary", { hasText: "Remove from the site" }).click();
	await page.getByRole("button", { name: "Remove from the site" }).click();
	await expect(page.getByText("Readers no longer see it in this language.")).toBeVisible();
}

/** The last part of the article's address. */
export async function slugOf(page: Page): Promise<string> {
	return page.getByLabel("Last part of the address").inputValue();
}

/** Waits until readers get a page at this address, or none. */
export async function expectStatus(page: Page, address: string, status: number): Promise<void> {
	await expect
		.poll(async () => (await page.request.get(address, { maxRedirects: 0 })).status(), { timeout: 30_000 })
		.toBe(status);
}
