import { type FunnelPage, funnelPages, funnelPath } from "../funnels/funnel-config.ts";
import { quoteFunnelIds, quoteFunnels, quotePath } from "../funnels/quote-funnels.ts";
import { type ProductSlug, productSlugs } from "./services.ts";

/**
 * The site map: every public page, by its path without the language. Menus, the sitemap, the site search and the
 * build read it from here.
 */
/** Licensed states by their slug. */
export const stateSlugs = [
	"alabama",
	"arizona",
	"california",
	"florida",
	"georgia",
	"illinois",
	"indiana",
	"iowa",
	"kentucky",
	"louisiana",
	"michigan",
	"missouri",
	"north-carolina",
	"new-jersey",
	"ohio",
	"pennsylvania",
	"south-carolina",
	"tennessee",
	"texas",
	"washington",
	"wisconsin",
] as const;
export type StateSlug = (typeof stateSlugs)[number];

export const citySlugs = [
	"sarasota",
	"tampa",
	"orlando",
	"miami",
	"fort-lauderdale",
	"west-palm-beach",
	"jacksonville",
	"daytona-beach",
	"fort-myers",
	"naples",
] as const;
export type CitySlug = (typeof citySlugs)[number];

/** Cities keep their name in every language. */
export const cityNames: Record<CitySlug, string> = {
	sarasota: "Sarasota",
	tampa: "Tampa",
	orlando: "Orlando",
	miami: "Miami",
	"fort-lauderdale": "Fort Lauderdale",
	"west-palm-beach": "West Palm Beach",
	jacksonville: "Jacksonville",
	"daytona-beach": "Daytona Beach",
	"fort-myers": "Fort Myers",
	naples: "Naples",
};

/** Pages that are a headline and sections, by path: the folder of `content/pages` that holds their copy. */
export const articlePages = {
	"/about": "about",
	"/training": "training",
	"/careers": "careers",
	"/carriers": "carriers",
	"/ai-hub": "ai-hub",
	"/services": "services",
	"/resources/ai-hub": "resources-ai-hub",
	"/licensing": "licensing",
	"/state-compliance": "state-compliance",
	"/privacy": "privacy",
	"/terms": "terms",
	"/cookies": "cookies",
	"/compliance": "compliance",
	"/accessibility": "accessibility",
} as const;
export type ArticlePath = keyof typeof articlePages;
export const articlePaths = Object.keys(articlePages) as ArticlePath[];

export const productPath = (slug: ProductSlug) => `/services/${slug}` as const;
export const statePath = (slug: StateSlug) => `/services/final-expense/${slug}` as const;
export const locationPath = (slug: CitySlug) => `/locations/${slug}` as const;

/** Services of which a case study tells. */
export const caseStudySlugs = ["fia", "iul", "whole-life", "ibc"] as const satisfies readonly ProductSlug[];
export type CaseStudySlug = (typeof caseStudySlugs)[number];
export const caseStudyPath = (slug: CaseStudySlug) => `/funnels/${slug}-case-study` as const;

/** Services with a landing page of one message. */
export const landingSlugs = ["final-expense", "iul", "fia"] as const satisfies readonly ProductSlug[];
export type LandingSlug = (typeof landingSlugs)[number];
export const landingPath = (slug: LandingSlug) => `/funnels/${slug}-landing` as const;

export type RelatedPage = FunnelPage | "caseStudy" | "landing" | "quote" | "appointment";

/** Where a service's page leads those who want to know more, or to begin. */
export function relatedPages(slug: ProductSlug): { way: RelatedPage; path: string }[] {
	const quotes = quoteFunnelIds.filter((id) => quoteFunnels[id].service === slug);
	return [
		...caseStudySlugs
			.filter((other) => other === slug)
			.map((other) => ({ way: "caseStudy", path: caseStudyPath(other) }) as const),
		...landingSlugs
			.filter((other) => other === slug)
			.map((other) => ({ way: "landing", path: landingPath(other) }) as const),
		...funnelPages.map((page) => ({ way: page, path: funnelPath(slug, page) })),
		...quotes.map((id) => ({ way: id === "fia-appointment" ? "appointment" : "quote", path: quotePath(id) }) as const),
	];
}

/** Public pages without per-visitor data: rendered once at build time, in every language. */
export const prerenderedPaths: readonly string[] = [
	"/",
	...articlePaths,
	...productSlugs.map(productPath),
	...stateSlugs.map(statePath),
	...citySlugs.map(locationPath),
	"/resources/faq",
	"/test-disc",
	"/calculator",
	...landingSlugs.map(landingPath),
	...caseStudySlugs.map(caseStudyPath),
	...productSlugs.map((slug) => funnelPath(slug, "lp")),
	...productSlugs.map((slug) => funnelPath(slug, "offer")),
	...productSlugs.map((slug) => funnelPath(slug, "calc")),
	...productSlugs.map((slug) => funnelPath(slug, "book")),
	...quoteFunnelIds.map(quotePath),
];

/** Of these, pages that are no use to somebody who comes from a search: they stay out of indexes and the sitemap. */
const unlistedPaths: ReadonlySet<string> = new Set(
	productSlugs.flatMap((slug) => [funnelPath(slug, "offer"), funnelPath(slug, "book")]),
);

export function isListed(path: string): boolean {
	return !unlistedPaths.has(path);
}

/** Not for reading, but the same for every visitor. */
export const prerenderedFiles = [
	"/sitemap.xml",
	"/robots.txt",
	"/llms.txt",
	...["en", "es", "pt", "ht"].flatMap((locale) => [
		`/sitemap-${locale}.xml`,
		`/search-index/${locale}.json`,
		`/chat-messages/${locale}.json`,
	]),
];

/** `/about` in Spanish is `/es/about`; the home page is `/es`, its contact form `/es#contact`. */
export function localizedPath(locale: string, path: string): string {
	if (path === "/") return `/${locale}`;
	return path.startsWith("/#") ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
}

export function isOneOf<T extends string>(values: readonly T[], value: string | undefined): value is T {
	return (values as readonly (string | undefined)[]).includes(value);
}
