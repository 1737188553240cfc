import { locales } from "#domain/locale/locales.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";
import { sample } from "#tests/support/sample.ts";

for (const locale of locales) {
	test(`the home page in ${locale} keeps its language and fits every screen width`, async ({ page }) => {
		await page.goto(`/${locale}`);
		await expect(page.getByRole("complementary", { name: copy[locale].common.disclaimer.label })).toBeInViewport();
		await hydrated(page);
		await expect(page.locator("html")).toHaveAttribute("lang", locale);
		for (const width of [320, 360, 768, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
			expect(overflow, `at ${width} pixels`).toBeLessThanOrEqual(0);
		}
	});
}

for (const locale of sample(locales, 1, "home")) {
	test(`the home page in ${locale} is accessible`, async ({ page }) => {
		await page.goto(`/${locale}`);
		await hydrated(page);
		await expectAccessible(page);
	});
}

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

	test("the phone menu opens and closes", async ({ page }) => {
		await page.goto("/en");
		await page.getByRole("button", { name: "Open menu" }).click();
		const menu = page.getByRole("navigation", { name: "Main menu" });
		await expect(menu).toBeVisible();
		await page.getByRole("button", { name: "Close menu" }).click();
		await expect(menu).toBeHidden();
	});
});
