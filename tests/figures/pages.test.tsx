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
import type { Claims } from "#domain/claims/claims.ts";
import { insuredProducts } from "#domain/claims/figures.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { caseStudyPath, caseStudySlugs, landingPath, landingSlugs } from "#domain/site/pages.ts";
import { caseStudyFigures } from "#domain/stories/case-studies.ts";
import { landingFigures } from "#domain/stories/landings.ts";
import { figureMark } from "#i18n/figure-mark.ts";
import { formatEstimate } from "#i18n/format.ts";
import { messagesFor, translator } from "#i18n/messages.server.ts";

const samples = currentClaims();
afterEach(() => setClaims(samples));

const bare: Claims = { showsSamples: false, proven: {} };
const off: Claims = { ...bare, withoutFigures: insuredProducts };

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

const written = (locale: Locale, cents: number) => formatEstimate(locale, cents);
/** Markup without its entities, as readers see it. */
const read = (html: string) => html.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
const quotes = (locale: Locale) => messagesFor(locale, ["withheld"]).withheld.title;

/** The remains of a sentence whose figures were taken out badly. Script fills the parts of a page that have a name. */
const leftovers =
	/<\/?[a-zA-Z]+(Figures|Example|Costs|Ranges)\w*>| {2}|\s[.,:;](?!\d)|[{}]|undefined|<p(?! data-part)[^>]*><\/p>|<li[^>]*><\/li>/;

/** Money in a page's text, in its order. */
const amounts = (html: string) =>
	html
		.replace(/<script.*?<\/script>/gs, "")
		.match(/\$\s?\d[\d.,]*/g)
		?.map((amount) => amount.replace(/\s/, "")) ?? [];
const marksOf = (html: string) => [...html.matchAll(/data-figure-mark="([^"]+)"/g)].map(([, product]) => product);

for (const locale of locales) {
	const markOf = (product: ProductSlug) => figureMark(translator(locale, "withheld"), locale, product, bare) ?? "";

	test(`services show the example of development in production with nothing recorded, in "${locale}"`, () => {
		for (const slug of insuredProducts) {
			const html = service(bare, locale, slug);
			const example = (page: string) => /id="example"[\s\S]*?<\/section>/.exec(page)?.[0] ?? "";
			expect(amounts(example(html)).length, slug).toBeGreaterThan(2);
			expect(amounts(example(html)), slug).toEqual(amounts(example(service(samples, locale, slug))));
			// Within the price card, script shows prices in two places, each with a mark.
			const besides = html.replace(/<form[\s\S]*?<\/form>|id="price-result"[\s\S]*?id="price-ways"/g, "");
			const marks = read(besides).split(markOf(slug)).length - 1;
			expect(marks, `${slug}: at the top and in the example`).toBe(2);
			expect(html, slug).toMatch(/href="#assumptions"[^>]*>/);
			expect(html, slug).toContain('id="assumptions"');
			expect(html.includes(quotes(locale)), slug).toBe(false);
			expect(leftovers.exec(html.replace(/<script.*?<\/script>/gs, ""))?.[0], slug).toBeUndefined();
		}
	});

	test(`case studies and landing pages show their figures in production with nothing recorded, in "${locale}"`, () => {
		const pages = [
			...caseStudySlugs.map((slug) => [slug, caseStudy, caseStudyFigures[slug](rateTables).bars] as const),
			...landingSlugs.map((slug) => [slug, landing, landingFigures[slug](rateTables).bars] as const),
		];
		for (const [slug, render, bars] of pages) {
			const html = render(bare, locale, slug as never);
			for (const { cents } of bars) expect(html, slug).toContain(written(locale, cents));
			// The IUL story compares with a term premium, which has a mark of its own.
			const marked = render === caseStudy && slug === "iul" ? (["term-life", "iul"] as const) : [slug];
			expect(marksOf(html), slug).toEqual(marked);
			for (const product of marked) expect(read(html), slug).toContain(markOf(product));
			expect(leftovers.exec(html)?.[0], slug).toBeUndefined();
		}
	});

	test(`services without figures name none and offer written quotes, in "${locale}"`, () => {
		for (const slug of insuredProducts) {
			const html = service(off, locale, slug);
			expect(html.includes('id="example"'), slug).toBe(false);
			expect(html.includes(quotes(locale)), slug).toBe(true);
			expect(marksOf(html), slug).toEqual([]);
			expect(leftovers.exec(html.replace(/<script.*?<\/script>/gs, ""))?.[0], slug).toBeUndefined();
		}
		expect(service(off, locale, "final-expense")).not.toMatch(/\$\s?32\b/);
		expect(service(off, locale, "debt-action")).toContain('id="example"');
	});

	test(`case studies and landing pages without figures offer written quotes, in "${locale}"`, () => {
		const pages = [
			...caseStudySlugs.map((slug) => [slug, caseStudy, caseStudyFigures[slug](rateTables).bars] as const),
			...landingSlugs.map((slug) => [slug, landing, landingFigures[slug](rateTables).bars] as const),
		];
		for (const [slug, render, bars] of pages) {
			const html = render(off, locale, slug as never);
			const named = bars.map(({ cents }) => written(locale, cents)).filter((amount) => html.includes(amount));
			// A deposit at 0% is the deposit, which the story names.
			expect(
				named.filter((amount) => !/150[.,]000|100[.,]000/.test(amount)),
				slug,
			).toEqual([]);
			expect(html.includes(quotes(locale)), slug).toBe(true);
			expect(leftovers.exec(html)?.[0], slug).toBeUndefined();
		}
	});

	test(`guides and the calculator's questions follow, in "${locale}"`, () => {
		const texts = () => {
			const { fia, ibc } = pageCopy(locale, "calculator", "/calculator").services;
			return JSON.stringify([fia.seoText, fia.faqs.map(({ question }) => question), ibc.seoText]);
		};
		setClaims(off);
		expect(JSON.stringify(guideContent(locale, "ibc"))).not.toMatch(/\b4%/);
		expect(texts()).not.toMatch(/[2-6]%/);
		setClaims(bare);
		expect(JSON.stringify(guideContent(locale, "ibc"))).toMatch(/\b4%/);
		expect(texts()).toMatch(/[2-6]%/);
	});
}

test("the examples of a product go when its rates lack somebody in them", () => {
	const incomplete: Claims = { ...bare, withoutExamples: ["term-life"] };
	expect(service(incomplete, "en", "term-life")).not.toContain('id="example"');
	expect(service(incomplete, "en", "term-life"), "its figures are on").not.toContain(quotes("en"));
	expect(service(incomplete, "en", "whole-life")).toContain('id="example"');
	expect(service(bare, "en", "whole-life")).toMatch(/comparison: term life/i);
	expect(service(incomplete, "en", "whole-life")).not.toMatch(/comparison: term life/i);
	const questions = (claims: Claims) => {
		setClaims(claims);
		return JSON.stringify(pageCopy("en", "faq", "/resources/faq"));
	};
	expect(questions(samples)).toContain("our calculator estimates $15 a month");
	expect(questions({ ...samples, withoutExamples: ["term-life"] })).not.toContain("our calculator estimates");
});
