import { expect, type Page } from "@playwright/test";

/** Waits until the page listens for keys: the listener starts a moment after the page's script. */
export async function keysHeard(page: Page): Promise<void> {
	const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
	await expect(async () => {
		await page.keyboard.press("?");
		await expect(list).toBeVisible({ timeout: 1000 });
	}).toPass();
	await page.keyboard.press("Escape");
	await expect(list).toBeHidden();
}
