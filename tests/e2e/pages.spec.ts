import { localizedPath, prerenderedPaths } from "#domain/site/pages.ts";
import { locales } from "#i18n/locales.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
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

/** One of each kind, each in another language than the kind before. */
const kinds = [
	"/es/about",
	"/pt/services",
	"/ht/services/term-life",
	"/en/services/fia",
	"/es/services/final-expense/texas",
	"/pt/services/final-expense/north-carolina",
	"/ht/resources/faq",
	"/en/licensing",
	"/es/state-compliance",
	"/pt/privacy",
	"/ht/locations/miami",
	"/en/test-disc",
];

for (const path of kinds) {
	test(`${path} is accessible`, async ({ page }) => {
		await page.goto(path);
		await hydrated(page);
		await expectAccessible(page);
	});
}
