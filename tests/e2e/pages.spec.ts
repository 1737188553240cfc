import { dedicatedStates } from "#content/page-sources.ts";
import { stateSlugs } from "#domain/compliance/licensed-states.ts";
import { funnelPath } from "#domain/funnels/funnel-config.ts";
import { locales } from "#domain/locale/locales.ts";
import { prerenderedPaths } from "#domain/pages/page-registry.ts";
import { productSlugs } from "#domain/products/products.ts";
import { citySlugs, localizedPath, locationPath, statePath } from "#domain/site/pages.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";

for (const locale of locales) {
	test(`every public page stands in ${locale}, titled, on the smallest screen, without a dead link`, async ({
		page,
		request,
	}) => {
		test.setTimeout(180_000);
		await page.setViewportSize({ width: 320, height: 640 });
		const titles = new Set<string>();
		const links = new Set<string>();
		for (const path of prerenderedPaths) {
			const address = localizedPath(locale, path);
			const answer = await page.goto(address);
			expect.soft(answer?.status(), address).toBe(200);
			const seen = await page.evaluate(() => ({
				lang: document.documentElement.lang,
				headings: document.querySelectorAll("h1").length,
				overflow: document.documentElement.scrollWidth - window.innerWidth,
				title: document.title,
				links: [...document.links].filter((link) => link.origin === location.origin).map((link) => link.pathname),
			}));
			expect.soft(seen, address).toMatchObject({ lang: locale, headings: 1 });
			expect.soft(seen.overflow, `${address}, wider than the screen by`).toBeLessThanOrEqual(0);
			titles.add(seen.title);
			for (const link of seen.links) links.add(link);
		}
		expect.soft(titles.size, "titles that differ").toBe(prerenderedPaths.length);
		for (const link of links) expect.soft((await request.get(link)).status(), `link to ${link}`).toBe(200);
	});
}

const everything = process.env.AXE === "all";

/** States without copy of their own share a template, and so do the cities and the services’ funnels: a few stand for all. */
const alike = [
	productSlugs.map((slug) => funnelPath(slug, "calc")),
	productSlugs.map((slug) => funnelPath(slug, "book")),
	productSlugs.map((slug) => funnelPath(slug, "lp")),
	productSlugs.map((slug) => funnelPath(slug, "offer")),
	stateSlugs.filter((slug) => !dedicatedStates.includes(slug)).map(statePath),
	citySlugs.map(locationPath),
].flatMap((paths) => paths.slice(2));

/** Each page in another language than the one before; with `AXE=all` every page in every language. */
const examined = prerenderedPaths
	.filter((path) => everything || !(alike as string[]).includes(path))
	.flatMap((path, index) =>
		locales
			.filter((_, language) => everything || language === index % locales.length)
			.map((locale) => localizedPath(locale, path)),
	);

for (const address of examined) {
	test(`${address} is accessible`, async ({ page }) => {
		await page.goto(address);
		await hydrated(page);
		await expectAccessible(page);
	});
}

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("pages show their words, menus open, and links lead on", async ({ page }) => {
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

	test("the search answers from the server", async ({ page }) => {
		await page.goto("/es/search?q=funeral");
		await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
		await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
	});
});

test("the search answers while one types, reached by a key, without accents", async ({ page }) => {
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

for (const [path, target] of [
	["/about?utm_source=radio", "/en/about?utm_source=radio"],
	["/services/iul", "/en/services/iul"],
	["/state-compliance", "/en/state-compliance"],
	["/daytona", "/en/locations/daytona-beach"],
	["/post/fe-jacksonville?x=1", "/en/locations/jacksonville?x=1"],
	["/ht/lp/iul", "/ht/funnels/iul/lp"],
	["/pt/book/final-expense?utm_campaign=a", "/pt/funnels/final-expense/book?utm_campaign=a"],
] as const) {
	test(`${path} leads to ${target}`, async ({ request }) => {
		const answer = await request.get(path, { maxRedirects: 0 });
		expect(answer.status()).toBe(302);
		expect(answer.headers().location).toBe(target);
		expect((await request.get(path)).status()).toBe(200);
	});
}

for (const path of [
	"/es/services/gold",
	"/es/services/final-expense/oregon",
	"/es/locations/atlanta",
	"/es/lp/gold",
	"/es/resources/nothing",
]) {
	test(`${path} is not found, in the visitor's language`, async ({ page, problems }) => {
		problems.allow(/404/);
		expect((await page.goto(path))?.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1, name: copy.es.common.notFound.title })).toBeVisible();
		await expect(page.locator("html")).toHaveAttribute("lang", "es");
	});
}
