import type { Page } from "@playwright/test";
import { copy } from "#tests/support/copy.ts";
import { expect, test } from "#tests/support/e2e.ts";

/** Holds back the script of the page until the test lets it through. */
async function holdScripts(page: Page): Promise<() => void> {
	const held = Promise.withResolvers<void>();
	await page.route("**/assets/*.js", async (route) => {
		await held.promise;
		await route.continue();
	});
	return held.resolve;
}

test("B21: a tap on the map's button before the script is there loads the map", async ({ page, context, problems }) => {
	problems.allow(/google\.com/);
	await context.route("https://www.google.com/**", (route) => route.fulfill({ body: "map", contentType: "text/html" }));
	const release = await holdScripts(page);
	await page.goto("/en");
	const button = page.getByRole("button", { name: copy.en.contact.info.map.load });
	await button.scrollIntoViewIfNeeded();
	await button.click();
	await expect(button).toHaveAttribute("data-tapped", "");
	release();
	await expect(page.locator("#contact iframe")).toBeAttached();
});

test("B21: a tap on a part of the page before its script is there counts", async ({ page }) => {
	const release = await holdScripts(page);
	await page.goto("/en/privacy");
	const button = page.getByRole("button", { name: copy.en.profile.show });
	await button.scrollIntoViewIfNeeded();
	await button.click();
	await expect(button).toHaveAttribute("data-tapped", "");
	release();
	await expect(page.getByRole("status").filter({ hasText: copy.en.profile.none })).toBeVisible();
	await expect(button).not.toHaveAttribute("data-tapped");
});

test("B21: a tap while only the part's own script is missing counts", async ({ page }) => {
	const held = Promise.withResolvers<void>();
	await page.route(/own-profile/, async (route) => {
		await held.promise;
		await route.continue();
	});
	await page.goto("/en/privacy");
	await page.waitForFunction(() => "scripted" in document.documentElement.dataset);
	const button = page.getByRole("button", { name: copy.en.profile.show });
	await button.scrollIntoViewIfNeeded();
	await button.click();
	await expect(button).toHaveAttribute("data-tapped", "");
	held.resolve();
	await expect(page.getByRole("status").filter({ hasText: copy.en.profile.none })).toBeVisible();
});

test("B21: a dialog opens at a tap before the script is there, and the chat shows its frame at once", async ({
	page,
}) => {
	const release = await holdScripts(page);
	await page.goto("/en/services/fia");
	const options = page.locator("button[popovertarget=net-worth]").first();
	await options.scrollIntoViewIfNeeded();
	await options.click();
	const dialog = page.locator("#net-worth");
	await expect(dialog).toBeVisible();
	release();
	await page.waitForFunction(() => "scripted" in document.documentElement.dataset);
	await expect(dialog).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
});
