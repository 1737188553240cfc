import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("pages show their copy, and menus and links work", async ({ page }) => {
		await page.setViewportSize({ width: 1280, height: 900 });
		await page.goto("/es/services/final-expense/florida");
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		const question = page.locator("main details").first();
		await question.locator("summary").click();
		await expect(question).toHaveAttribute("open", "");
		await page.getByRole("banner").locator("details").first().locator("summary").click();
		await page.getByRole("banner").locator('a[href="/es/services/iul"]').filter({ visible: true }).click();
		await expect(page).toHaveURL("/es/services/iul");
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	});

	test("the search page shows results", async ({ page }) => {
		await page.goto("/es/search?q=funeral");
		await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
		await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
	});

	test("B11: the search shows the product before the states, which stand in one group", async ({ page }) => {
		await page.goto("/en/search?q=funeral");
		const links = page.getByRole("main").getByRole("link");
		await expect(links.first()).toHaveAttribute("href", "/en/services/final-expense");
		const ohio = page.getByRole("main").locator('a[href="/en/services/final-expense/ohio"]');
		await expect(ohio).toBeHidden();
		await page.getByText("Pages for 21 states").click();
		await expect(ohio).toBeVisible();
	});
});

test("the search opens with a key, shows results while typing and ignores accents", async ({ page }) => {
	await page.goto("/ht");
	await hydrated(page);
	await page.keyboard.press("/");
	await expect(page.getByRole("banner").getByRole("searchbox")).toBeFocused();
	await page.keyboard.type("lisans");
	const hits = page
		.getByRole("banner")
		.locator('a[href^="/ht/"]')
		.filter({ hasText: /lisans/i });
	await expect(hits.first()).toBeVisible();
	await hits.first().click();
	await expect(page).toHaveURL(/\/ht\/.+/);
});
