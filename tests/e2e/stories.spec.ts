import type { CaseStudyContent, LandingContent } from "#content/schema.ts";
import { locales } from "#domain/locale/locales.ts";
import { caseStudyPath, caseStudySlugs, landingPath, landingSlugs, localizedPath } from "#domain/site/pages.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { sample } from "#tests/support/sample.ts";
import { contentOf, storyFigure } from "#tests/support/stories.ts";

const combinationsOf = <T>(slugs: readonly T[]) =>
	locales.flatMap((locale) => slugs.map((slug) => [slug, locale] as const));

for (const [slug, locale] of sample(combinationsOf(caseStudySlugs), 2)) {
	test(`the ${slug} case study in ${locale} is marked as an example and opens its figures in the calculator`, async ({
		page,
	}) => {
		const { title, notice, callToAction } = await contentOf<CaseStudyContent>(`stories/${slug}/${locale}`);
		await page.goto(localizedPath(locale, caseStudyPath(slug)));
		const main = page.getByRole("main");
		await expect(main.getByRole("heading", { level: 1, name: title })).toBeVisible();
		await expect(main.getByText(copy[locale].stories.mark as string, { exact: true })).toBeVisible();
		await expect(main.getByText(notice)).toBeVisible();
		const figure = storyFigure(slug, locale);
		await expect(main.getByRole("figure").getByText(figure)).toBeVisible();

		await main.getByRole("link", { name: callToAction.action }).last().click();
		await expect(page).toHaveURL(new RegExp(`/${locale}/calculator\\?service=${slug.replace("-", "_")}&state=`));
		await expect(page.getByRole("main").getByText(figure).first()).toBeVisible();
	});
}

for (const [slug, locale] of sample(combinationsOf(landingSlugs), 1)) {
	test(`the ${slug} landing page in ${locale} links to its funnel and shows a phone number`, async ({ page }) => {
		const { title, action } = await contentOf<LandingContent>(`landings/${slug}/${locale}`);
		await page.goto(localizedPath(locale, landingPath(slug)));
		const main = page.getByRole("main");
		await expect(main.getByRole("heading", { level: 1, name: title })).toBeVisible();
		await expect(main.locator("a[href^='tel:']").first()).toBeVisible();

		const target = slug === "fia" ? "fia-appointment" : `${slug}-quote`;
		await main.getByRole("link", { name: action }).first().click();
		await expect(page).toHaveURL(`/${locale}/funnels/${target}`);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	});
}
