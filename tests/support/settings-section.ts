import type { Page } from "@playwright/test";
import { hydrated } from "./e2e.ts";
import { expect } from "./e2e-development.ts";
import type { Site } from "./site.ts";
import { staffPassword } from "./staff.ts";

/** Enters the password that the settings ask for some time after the sign-in. */
export async function prove(page: Page): Promise<void> {
	const proof = page.getByRole("region", { name: "Confirm that it’s you" });
	await proof.getByLabel("Your password", { exact: true }).fill(staffPassword);
	await proof.getByRole("button", { name: "Continue" }).click();
	await expect(proof).toBeHidden();
}

/** A while after the sign-in, so the page asks for the password first. */
export async function openSection(page: Page, site: Site, section: string): Promise<void> {
	await site.ask("moveClock", 16 * 60);
	await page.goto(`/admin/settings/${section}`);
	await hydrated(page);
	await prove(page);
}
