import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { PageFrame } from "#app/browser/page-frame.tsx";
import CaseStudyRoute, { loader as loadCaseStudy } from "#app/routes/funnels/case-study.tsx";
import LandingRoute, { loader as loadLanding } from "#app/routes/funnels/landing.tsx";
import ServiceRoute, { loader as loadService } from "#app/routes/services/service.tsx";
import { currentClaims, setClaims } from "#content/current-claims.server.ts";
import { guideContent, pageCopy } from "#content/library.server.ts";
import { rateTables } from "#content/rates.ts";
import { type Claims, claimIds } from "#domain/claims/claims.ts";
import { figureClaims } from "#domain/claims/figures.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import { type ProductSlug, productSlugs } from "#domain/products/products.ts";
import { caseStudyPath, caseStudySlugs, landingPath, landingSlugs } from "#domain/site/pages.ts";
import { caseStudyFigures } from "#domain/stories/case-studies.ts";
import { landingFigures } from "#domain/stories/landings.ts";
import { formatMoney } from "#i18n/format.ts";
import { messagesFor } from "#i18n/messages.server.ts";

const samples = currentClaims();
afterEach(() => setClaims(samples));

const bare: Claims = { showsSamples: false, proven: {} };
const policy = { insurer: "Example Life", form: "EL-204", approval: "A-77", approvedOn: "2026-11-01" };
const proven: Claims = {
	showsSamples: false,
	proven: Object.fromEntries(claimIds.map((id) => [id, { policy, states: ["FL"] }])),
};
const insured = productSlugs.filter((slug) => figureClaims[slug] !== null);

type Route = ComponentType<{ loaderData: object }>;
type Loader = (args: never) => object;

/** A page as a visitor sees it, from its loader's data. */
function page(claims: Claims, locale: Locale, loader: Loader, Page: Route, args: object): string {
	setClaims(claims);
	const loaderData = loader({ params: { locale }, ...args } as never);
	const messages = messagesFor(locale, ["common", "location", "withheld"]);
	return renderToStaticMarkup(
		<PageFrame locale={locale} messages={messages} claims={claims}>
			<Page loaderData={loaderData} />
		</PageFrame>,
	);
}

const service = (claims: Claims, locale: Locale, slug: ProductSlug) =>
	page(claims, locale, loadService as Loader, ServiceRoute as unknown as Route, { params: { locale, service: slug } });
const caseStudy = (claims: Claims, locale: Locale, slug: (typeof caseStudySlugs)[number]) =>
	page(claims, locale, loadCaseStudy as Loader, CaseStudyRoute as unknown as Route, {
		pattern: `/:locale${caseStudyPath(slug)}`,
	});
const landing = (claims: Claims, locale: Locale, slug: (typeof landingSlugs)[number]) =>
	page(claims, locale, loadLanding as Loader, LandingRoute as unknown as Route, {
		pattern: `/:locale${landingPath(slug)}`,
	});

const written = (locale: Locale, cents: number) => formatMoney(locale, cents / 100, { cents: cents % 100 !== 0 });
const quotes = (locale: Locale) => messagesFor(locale, ["withheld"]).withheld.title;

/** What is left of a sentence whose claim was taken out of it badly. Script fills the parts of a page that have a name. */
const leftovers =
	/<\/?[a-z]+(Premiums|Growth|Costs|Ranges)>| {2}|\s[.,:;](?!\d)|[{}]|undefined|<p(?! data-part)[^>]*><\/p>|<li[^>]*><\/li>/;

for (const locale of locales) {
	test(`services without evidence name no figure and offer written quotes, in "${locale}"`, () => {
		for (const slug of insured) {
			const html = service(bare, locale, slug);
			expect(html.includes('id="example"'), slug).toBe(false);
			expect(html.includes(quotes(locale)), slug).toBe(true);
			// A premium or a value with cents; dollars without cents are coverage, debt or a funeral.
			expect(html.match(/\$\s?[\d.,]*\d[.,]\d\d(?!\d)/g) ?? [], slug).toEqual([]);
			expect(leftovers.exec(html.replace(/<script.*?<\/script>/gs, ""))?.[0], slug).toBeUndefined();
			expect(service(proven, locale, slug).includes('id="example"'), slug).toBe(true);
		}
		expect(service(bare, locale, "final-expense")).not.toMatch(/\$\s?32\b/);
		expect(service(bare, locale, "debt-action")).toContain('id="example"');
	});

	test(`case studies and landing pages without evidence name no figure, in "${locale}"`, () => {
		const pages = [
			...caseStudySlugs.map((slug) => [slug, caseStudy, caseStudyFigures[slug](rateTables).bars] as const),
			...landingSlugs.map((slug) => [slug, landing, landingFigures[slug](rateTables).bars] as const),
		];
		for (const [slug, render, bars] of pages) {
			const html = render(bare, locale, slug as never);
			const shown = bars.map(({ cents }) => written(locale, cents)).filter((amount) => html.includes(amount));
			// A deposit at 0% is the deposit, which the story names.
			expect(
				shown.filter((amount) => !/150[.,]000|100[.,]000/.test(amount)),
				slug,
			).toEqual([]);
			expect(html.includes(quotes(locale)), slug).toBe(true);
			expect(leftovers.exec(html)?.[0], slug).toBeUndefined();
			const withEvidence = render(proven, locale, slug as never);
			expect(withEvidence.includes(quotes(locale)), slug).toBe(false);
			expect(withEvidence.includes("EL-204"), slug).toBe(true);
		}
	});

	test(`guides and the calculator's questions follow, in "${locale}"`, () => {
		setClaims(bare);
		expect(JSON.stringify(guideContent(locale, "ibc"))).not.toMatch(/\b4%/);
		const { fia, ibc } = pageCopy(locale, "calculator", "/calculator").services;
		expect(JSON.stringify([fia.seoText, fia.faqs.map(({ question }) => question), ibc.seoText])).not.toMatch(/[2-6]%/);
		setClaims(samples);
		expect(JSON.stringify(guideContent(locale, "ibc"))).toMatch(/\b4%/);
	});
}

test("development marks the figures of a page as samples", () => {
	expect(service(samples, "en", "term-life")).toMatch(/\$50\.00[\s\S]*>Sample</);
});
