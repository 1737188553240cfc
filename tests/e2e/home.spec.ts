import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";

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

test("B19: six products are six cards, and the debt plan has a place of its own", async ({ page }) => {
	await page.goto("/en");
	const products = page.locator("#products");
	await expect(products.getByRole("listitem")).toHaveCount(6);
	await expect(products).toContainText("Six ways to protect");
	await expect(products.locator('a[href="/en/services/debt-action"]')).toHaveCount(0);
	await expect(page.locator('#debt-action a[href="/en/services/debt-action"]')).toBeVisible();
});

test("the home page keeps the order of its sections", async ({ page }) => {
	await page.goto("/en");
	const order = "home calculator products benefits testimonials how-it-works licensed-states final-cta contact".split(
		" ",
	);
	const ids = await page.locator("main section[id]").evaluateAll((sections) => sections.map(({ id }) => id));
	expect(ids.filter((id) => order.includes(id))).toEqual(order);
	await expect(page.locator("#licensed-states [data-state]")).toHaveCount(21);
});

test("the home page is at most two thirds as long on a phone as its first version", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 664 });
	await page.goto("/en");
	await hydrated(page);
	// Sections that were never near the viewport only have an estimated height.
	await page.locator(".deferred-layout").evaluateAll((sections) => {
		for (const section of sections) (section as HTMLElement).style.contentVisibility = "visible";
	});
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual((18_591 * 2) / 3);
});
