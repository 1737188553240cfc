import type { CaseStudyContent, LandingContent } from "#content/schema.ts";
import { locales } from "#domain/locale/locales.ts";
import { caseStudyPath, caseStudySlugs, landingPath, landingSlugs, localizedPath } from "#domain/site/pages.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, test } from "#tests/support/e2e.ts";

async function contentOf<T>(page: string): Promise<T> {
	const module: { default: T } = await import(`../../content/${page}.ts`);
	return module.default;
}

/** A figure of each story as the calculator has it, in English and in Portuguese. */
const figures = {
	fia: ["$201,587.46", /201\.587,46/],
	iul: ["$277,197.58", /277\.197,58/],
	"whole-life": ["$142.50", /142,50/],
	ibc: ["$209,627.17", /209\.627,17/],
} as const;

for (const locale of locales) {
	for (const slug of caseStudySlugs) {
		test(`the ${slug} case study in ${locale} calls itself an example and opens its figures in the calculator`, async ({
			page,
		}) => {
			const { title, notice, callToAction } = await contentOf<CaseStudyContent>(`stories/${slug}/${locale}`);
			await page.goto(localizedPath(locale, caseStudyPath(slug)));
			const main = page.getByRole("main");
			await expect(main.getByRole("heading", { level: 1, name: title })).toBeVisible();
			await expect(main.getByText(copy[locale].stories.mark as string, { exact: true })).toBeVisible();
			await expect(main.getByText(notice)).toBeVisible();
			const [inDollars, inPortuguese] = figures[slug];
			const figure = locale === "pt" ? inPortuguese : inDollars;
			await expect(main.getByRole("figure").getByText(figure)).toBeVisible();

			await main.getByRole("link", { name: callToAction.action }).last().click();
			await expect(page).toHaveURL(new RegExp(`/${locale}/calculator\\?service=${slug.replace("-", "_")}&state=`));
			await expect(page.getByRole("main").getByText(figure).first()).toBeVisible();
		});
	}

	for (const slug of landingSlugs) {
		test(`the ${slug} landing page in ${locale} has one way on, and a number to call`, async ({ page }) => {
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
}

test("what an index did and what was credited can be read as numbers", async ({ page }) => {
	await page.goto("/en/funnels/iul-landing");
	const years = page.getByRole("main").getByRole("figure").getByRole("listitem");
	await expect(years).toHaveCount(4);
	await expect(years.nth(0)).toContainText(/\+18%.*8%/);
	await expect(years.nth(1)).toContainText(/−15%.*0%/);
});
