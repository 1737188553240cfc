import { expect, type Locator, type Page } from "@playwright/test";

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

/** Goes to an element by Tab alone. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
	for (let presses = 0; presses < 90; presses++) {
		if (await target.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press(key);
	}
	await expect(target).toBeFocused();
}
