import { expect, test } from "vitest";
import type { CaseStudyContent, LandingContent } from "#content/schema.ts";
import { locales } from "#domain/locale/locales.ts";
import { caseStudyPath, caseStudySlugs, landingPath, landingSlugs, localizedPath } from "#domain/site/pages.ts";
import { copy } from "#tests/support/copy.ts";
import { openPage, textOf } from "#tests/support/site-page.ts";
import { contentOf, storyFigure } from "#tests/support/stories.ts";

for (const locale of locales) {
	test.each(caseStudySlugs)(
		`the %s case study in ${locale} is marked as an example and links its figures to the calculator`,
		async (slug) => {
			const { title, notice, callToAction } = await contentOf<CaseStudyContent>(`stories/${slug}/${locale}`);
			const { page } = await openPage(localizedPath(locale, caseStudyPath(slug)));
			expect(textOf(page.querySelector("main h1"))).toBe(title);
			expect(page.querySelectorAll("main *").map(textOf)).toContain(copy[locale].stories.mark);
			expect(textOf(page.querySelector("main"))).toContain(notice);
			const figure = storyFigure(slug, locale);
			expect(page.querySelectorAll("main figure").map(textOf).join()).toContain(figure);

			const link = page
				.querySelectorAll("main a")
				.findLast((candidate) => textOf(candidate).includes(callToAction.action));
			const address = link?.getAttribute("href") ?? "";
			expect(address).toMatch(new RegExp(`^/${locale}/calculator\\?service=${slug.replace("-", "_")}&state=`));
			expect(textOf((await openPage(address)).page.querySelector("main"))).toContain(figure);
		},
	);

	test.each(landingSlugs)(
		`the %s landing page in ${locale} links to its funnel and shows a phone number`,
		async (slug) => {
			const { title, action } = await contentOf<LandingContent>(`landings/${slug}/${locale}`);
			const { page } = await openPage(localizedPath(locale, landingPath(slug)));
			expect(textOf(page.querySelector("main h1"))).toBe(title);
			expect(page.querySelector("main a[href^='tel:']")).not.toBeNull();

			const link = page.querySelectorAll("main a").find((candidate) => textOf(candidate).includes(action));
			const target = slug === "fia" ? "fia-appointment" : `${slug}-quote`;
			expect(link?.getAttribute("href")).toBe(`/${locale}/funnels/${target}`);
			expect((await openPage(`/${locale}/funnels/${target}`)).page.querySelector("h1")).not.toBeNull();
		},
	);
}

test("the index returns and the credited rates are shown as numbers", async () => {
	const { page } = await openPage("/en/funnels/iul-landing");
	const years = page.querySelectorAll("main figure li").map(textOf);
	expect(years).toHaveLength(4);
	expect(years[0]).toMatch(/\+18%.*8%/);
	expect(years[1]).toMatch(/−15%.*0%/);
});
