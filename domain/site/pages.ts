import type { ProductSlug } from "../products/products.ts";

/** Paths and slugs of public pages. A path carries no language; `domain/pages/page-registry.ts` lists the pages. */

/** By slug. The same in every language. */
export const cityNames = {
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
} as const;
export type CitySlug = keyof typeof cityNames;
export const citySlugs = Object.keys(cityNames) as CitySlug[];

/** Pages of a headline and sections: path and folder in `content/pages`. */
export const articlePages = {
	"/about": "about",
	"/training": "training",
	"/careers": "careers",
	"/carriers": "carriers",
	"/ai-hub": "ai-hub",
	"/services": "services",
	"/resources/ai-hub": "resources-ai-hub",
	"/resources/iul-or-fia": "iul-or-fia",
	"/resources/term-or-whole-life": "term-or-whole-life",
	"/licensing": "licensing",
	"/state-compliance": "state-compliance",
	"/privacy": "privacy",
	"/privacy/health-data": "health-data",
	"/terms": "terms",
	"/cookies": "cookies",
	"/compliance": "compliance",
	"/accessibility": "accessibility",
} as const;
export type ArticlePath = keyof typeof articlePages;
/** The page that compares a product with the one that people confuse it with. */
export const decisionPages: Partial<Record<ProductSlug, ArticlePath>> = {
	iul: "/resources/iul-or-fia",
	fia: "/resources/iul-or-fia",
	"term-life": "/resources/term-or-whole-life",
	"whole-life": "/resources/term-or-whole-life",
};
export const articlePaths = Object.keys(articlePages) as ArticlePath[];

export const productPath = (slug: ProductSlug) => `/services/${slug}` as const;
export const statePath = (slug: string) => `/services/final-expense/${slug}` as const;
export const locationPath = (slug: CitySlug) => `/locations/${slug}` as const;

/** Products with a case study. */
export const caseStudySlugs = ["fia", "iul", "whole-life", "ibc"] as const satisfies readonly ProductSlug[];
export type CaseStudySlug = (typeof caseStudySlugs)[number];
export const caseStudyPath = (slug: CaseStudySlug) => `/funnels/${slug}-case-study` as const;

/** Products with a campaign landing page. */
export const landingSlugs = ["final-expense", "iul", "fia"] as const satisfies readonly ProductSlug[];
export type LandingSlug = (typeof landingSlugs)[number];
export const landingPath = (slug: LandingSlug) => `/funnels/${slug}-landing` as const;

/** `/about` in Spanish is `/es/about`; the home page is `/es`, its contact form `/es#contact`. */
export function localizedPath(locale: string, path: string): string {
	if (path === "/") return `/${locale}`;
	return path.startsWith("/#") ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
}

export function isOneOf<T extends string>(values: readonly T[], value: string | undefined): value is T {
	return (values as readonly (string | undefined)[]).includes(value);
}
