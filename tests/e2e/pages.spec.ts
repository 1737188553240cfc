import { dedicatedStates } from "#content/page-sources.ts";
import { stateSlugs } from "#domain/compliance/licensed-states.ts";
import { funnelPages, funnelPath } from "#domain/funnels/funnel-config.ts";
import { quoteFunnelIds, quotePath } from "#domain/funnels/quote-funnels.ts";
import { locales } from "#domain/locale/locales.ts";
import { prerenderedPaths } from "#domain/pages/page-registry.ts";
import { productSlugs } from "#domain/products/products.ts";
import {
	caseStudyPath,
	caseStudySlugs,
	citySlugs,
	landingPath,
	landingSlugs,
	localizedPath,
	locationPath,
	productPath,
	statePath,
} from "#domain/site/pages.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";
import { sample, sampleVariants } from "#tests/support/sample.ts";

/** Pages of one kind share a template. */
const pageKinds: readonly (readonly string[])[] = [
	stateSlugs.filter((slug) => !dedicatedStates.includes(slug)).map(statePath),
	citySlugs.map(locationPath),
	...funnelPages.map((page) => productSlugs.map((slug) => funnelPath(slug, page))),
	productSlugs.map(productPath),
	landingSlugs.map(landingPath),
	caseStudySlugs.map(caseStudyPath),
	quoteFunnelIds.map(quotePath),
];
const pagesOfKinds = new Set(pageKinds.flat());

/** One page of each kind, and half of the pages that have a template of their own. */
const sampledPaths = [
	...sample(
		prerenderedPaths.filter((path) => path !== "/" && !pagesOfKinds.has(path)),
		9,
	),
	...pageKinds.flatMap((paths) => sample(paths, 1)),
];

for (const [path, locale] of sampleVariants(sampledPaths, locales)) {
	const address = localizedPath(locale, path);
	test(`${address} is accessible`, async ({ page }) => {
		await page.goto(address);
		await hydrated(page);
		await expectAccessible(page);
	});
}

for (const locale of locales) {
	const addresses = sampleVariants(prerenderedPaths, locales)
		.filter(([, variant]) => variant === locale)
		.map(([path]) => localizedPath(locale, path));
	test(`public pages in ${locale} fit the smallest screen`, async ({ page }) => {
		test.setTimeout(180_000);
		await page.setViewportSize({ width: 320, height: 640 });
		for (const address of addresses) {
			await page.goto(address);
			const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
			expect.soft(overflow, `overflow of ${address}`).toBeLessThanOrEqual(0);
		}
	});
}

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
