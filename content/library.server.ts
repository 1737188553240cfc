import {
	type ArticlePath,
	articlePages,
	type CaseStudySlug,
	type CitySlug,
	type LandingSlug,
	type StateSlug,
} from "#domain/site/pages.ts";
import type { ProductSlug } from "#domain/site/services.ts";
import type { Locale } from "#i18n/locales.ts";
import { agencyFacts } from "./agency-facts.ts";
import { fillFacts } from "./fill-facts.ts";
import type {
	ArticlePageContent,
	CalculatorPageContent,
	CaseStudyContent,
	DiscTestContent,
	FaqPageContent,
	FunnelPageContent,
	GuideContent,
	LandingContent,
	LocationsContent,
	ProductPageContent,
	StatePageContent,
} from "./schema.ts";

const files = import.meta.glob<unknown>("./{pages,services,states,locations,stories,landings,guides,funnels}/**/*.ts", {
	eager: true,
	import: "default",
});

function read<T>(path: string, facts: Record<string, string> = {}): T {
	const copy = files[`./${path}.ts`];
	if (!copy) throw new Error(`There is no content/${path}.ts`);
	return fillFacts(copy as T, { ...agencyFacts, ...facts });
}

export function articleContent(locale: Locale, path: ArticlePath): ArticlePageContent {
	return read(`pages/${articlePages[path]}/${locale}`);
}

export function productContent(locale: Locale, slug: ProductSlug): ProductPageContent {
	return read(`services/${slug}/${locale}`);
}

/** What `/lp` mails for a service. */
export function guideContent(locale: Locale, slug: ProductSlug): GuideContent {
	return read(`guides/${slug}/${locale}`);
}

export function funnelContent(locale: Locale, slug: ProductSlug): FunnelPageContent {
	return read(`funnels/${slug}/${locale}`);
}

/** A state with copy of its own, or the template that all others share, with that state's facts. */
export function stateContent(locale: Locale, slug: StateSlug, facts: Record<string, string>): StatePageContent {
	const dedicated = `states/${slug}/${locale}`;
	return read(files[`./${dedicated}.ts`] ? dedicated : `states/template/${locale}`, facts);
}

export function faqContent(locale: Locale): FaqPageContent {
	return read(`pages/faq/${locale}`);
}

export function discTestContent(locale: Locale): DiscTestContent {
	return read(`pages/test-disc/${locale}`);
}

export function calculatorContent(locale: Locale): CalculatorPageContent {
	return read(`pages/calculator/${locale}`);
}

export function locationContent(locale: Locale, slug: CitySlug): LocationsContent["cities"][string] {
	const city = read<LocationsContent>(`locations/${locale}`).cities[slug];
	if (!city) throw new Error(`There is no copy for ${slug}`);
	return city;
}

/** @param facts its figures, written in the same language */
export function caseStudyContent(locale: Locale, slug: CaseStudySlug, facts: Record<string, string>): CaseStudyContent {
	return read(`stories/${slug}/${locale}`, facts);
}

/** @param facts its figures, written in the same language */
export function landingContent(locale: Locale, slug: LandingSlug, facts: Record<string, string>): LandingContent {
	return read(`landings/${slug}/${locale}`, facts);
}
