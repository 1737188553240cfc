import { agency } from "#content/agency.ts";
import { locales } from "#domain/locale/locales.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";
import { sample } from "#tests/support/sample.ts";

const singleLinePx = 50;

for (const locale of sample(locales, 1, "header")) {
	test(`B17: the header in ${locale} has the quote button at every width, and nothing in it wraps or overflows`, async ({
		page,
	}) => {
		await page.goto(`/${locale}`);
		await hydrated(page);
		const header = page.getByRole("banner");
		const { getQuote, bookConsult } = copy[locale].shell.nav;
		// With the state in it, it is at its fullest.
		await page.locator("html").evaluate((html) => html.setAttribute("data-banner-closed", ""));
		for (const width of [360, 390, 480, 640, 768, 1024, 1100, 1280, 1366, 1440, 1920]) {
			await page.setViewportSize({ width, height: 800 });
			const quote = header.getByRole("link", { name: getQuote }).first();
			const book = header.getByRole("link", { name: bookConsult }).first();
			const phone = header.getByRole("link", { name: agency.phone.display });
			const brand = header.locator("a").filter({ hasText: agency.name }).first();
			for (const part of width >= 768 ? [quote, book, phone, brand] : [quote, brand]) {
				await expect(part, `at ${width} pixels`).toBeInViewport({ ratio: 1 });
				expect((await part.boundingBox())?.height, `${await part.textContent()} at ${width}`).toBeLessThan(
					singleLinePx,
				);
			}
			const isOneRow = await header.evaluate((element) =>
				[...element.querySelectorAll("summary, nav > a, a.button")].every(
					(control) => control.getBoundingClientRect().height < 50,
				),
			);
			expect(isOneRow, `at ${width} pixels`).toBe(true);
			const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
			expect(overflow, `at ${width} pixels`).toBeLessThanOrEqual(0);
		}
	});

	test(`B6: beside the buttons that book, the header in ${locale} leads to a price`, async ({ page }) => {
		await page.goto(`/${locale}`);
		const header = page.getByRole("banner");
		for (const name of [copy[locale].shell.nav.getQuote, copy[locale].shell.nav.bookConsult]) {
			await expect(header.getByRole("link", { name }).first()).toHaveAttribute("href", agency.booking.general);
		}
		await header.locator("a[href$='#price']:visible").click();
		await expect(page.locator("#price")).toBeInViewport();
	});
}

test("a product's page leads to its own price", async ({ page }) => {
	await page.goto("/en/services/whole-life");
	await page.getByRole("banner").locator("a[href$='/services/whole-life#price']:visible").click();
	await expect(page.locator("#price input[name=service]")).toHaveValue("whole_life");
	await expect(page.locator("#price")).toBeInViewport();
});

test("the More menu has Resources", async ({ page }) => {
	await page.goto("/en");
	const menu = page.getByRole("banner").getByRole("navigation");
	await menu.getByText("More", { exact: true }).click();
	await menu.getByRole("link", { name: "Resources", exact: true }).click();
	await expect(page).toHaveURL(/\/en\/resources\/ai-hub$/);
});

test.describe("the menu on a phone", () => {
	test.use({ viewport: { width: 390, height: 664 } });
	const open = { name: copy.en.shell.nav.open };

	test("B27: Back closes it and stays on the page; a page chosen in it is one step further", async ({ page }) => {
		await page.goto("/en/careers");
		await page.goto("/en/about");
		await hydrated(page);
		const menu = page.getByRole("navigation", { name: copy.en.shell.nav.main });
		await page.getByRole("button", open).click();
		await expect(menu).toBeVisible();
		await page.goBack();
		await expect(menu).toBeHidden();
		await expect(page).toHaveURL(/\/en\/about$/);

		await page.getByRole("button", open).click();
		await page.getByRole("button", { name: copy.en.shell.nav.close }).click();
		await expect(menu).toBeHidden();
		await page.getByRole("button", open).click();
		await menu.getByRole("link", { name: "Whole Life", exact: true }).click();
		await expect(page).toHaveURL(/\/en\/services\/whole-life$/);
		await page.goBack();
		await expect(page).toHaveURL(/\/en\/about$/);
		await page.goBack();
		await expect(page).toHaveURL(/\/en\/careers$/);
	});

	test("B11: its search shows results while the visitor types", async ({ page }) => {
		await page.goto("/en/about");
		await hydrated(page);
		await page.getByRole("button", open).click();
		const menu = page.getByRole("navigation", { name: copy.en.shell.nav.main });
		await menu.getByRole("searchbox").fill("final expense");
		await expect(
			menu
				.getByRole("link", { name: /final expense/i })
				.and(page.locator("[href$='/services/final-expense']"))
				.first(),
		).toBeVisible();
	});
});
