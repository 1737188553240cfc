import { builtInSlugs } from "../blog/authored-posts.ts";
import { blogPath, blogQuery, postPath } from "../blog/blog-paths.ts";
import { stateSlugs } from "../compliance/licensed-states.ts";
import { missingLicenses } from "../compliance/missing-licenses.ts";
import { type FunnelPage, funnelPath } from "../funnels/funnel-config.ts";
import { screenParameters } from "../funnels/funnel-query.ts";
import { quoteFunnelIds, quotePath } from "../funnels/quote-funnels.ts";
import { headquartersState } from "../location/jurisdictions.ts";
import { stateParameter } from "../location/state-in-query.ts";
import { type ProductSlug, productSlugs } from "../products/products.ts";
import {
	articlePaths,
	caseStudyPath,
	caseStudySlugs,
	citySlugs,
	landingPath,
	landingSlugs,
	locationPath,
	productPath,
	statePath,
} from "../site/pages.ts";
import { isListed } from "./is-listed.ts";

interface KindOfPage<Slug extends string> {
	/** Identify the pages of the kind. */
	slugs: readonly Slug[];
	path: (slug: Slug) => string;
	/** Query parameters that make the server render the page on request instead of once for everybody. */
	onDemand: readonly string[];
}

function pagesFor<Slug extends string>(
	slugs: readonly Slug[],
	path: (slug: Slug) => string,
	onDemand: readonly string[] = [],
): KindOfPage<Slug> {
	return { slugs, path, onDemand };
}

/** A kind with one page, whose slug is its path. */
function onePage<Path extends string>(path: Path, onDemand?: readonly string[]): KindOfPage<Path> {
	return pagesFor([path], () => path, onDemand);
}

function funnelPagesOf(page: FunnelPage, onDemand?: readonly string[]): KindOfPage<ProductSlug> {
	return pagesFor(productSlugs, (slug) => funnelPath(slug, page), onDemand);
}

/**
 * Every public page, by kind. Prerendering, the sitemap, the search, `llms.txt`, dates and social images derive from
 * this list. Each kind also needs an entry in `content/page-sources.ts` and `app/routes.ts`; the compiler checks both.
 */
const kinds = {
	home: onePage("/"),
	article: pagesFor(articlePaths, (path) => path, ["request"]),
	service: pagesFor(productSlugs, productPath),
	state: pagesFor(stateSlugs, statePath),
	/** In the home state. With the owner's mark in the file, none of them is built. */
	location: pagesFor(missingLicenses.includes(headquartersState) ? [] : citySlugs, locationPath),
	faq: onePage("/resources/faq"),
	discTest: onePage("/test-disc"),
	calculator: onePage("/calculator", ["service", stateParameter, "annualIncome", "balance1"]),
	blog: onePage(blogPath, Object.values(blogQuery)),
	/** The posts that every build has. Those of the database are in memory (decision 056). */
	post: pagesFor(builtInSlugs, postPath),
	landing: pagesFor(landingSlugs, landingPath),
	caseStudy: pagesFor(caseStudySlugs, caseStudyPath),
	lp: funnelPagesOf("lp"),
	offer: funnelPagesOf("offer", ["hold"]),
	calc: funnelPagesOf("calc", [...screenParameters, stateParameter]),
	book: funnelPagesOf("book", [stateParameter]),
	quote: pagesFor(quoteFunnelIds, quotePath, screenParameters),
};

export type PageKind = keyof typeof kinds;
export type SlugOf<Kind extends PageKind> = (typeof kinds)[Kind]["slugs"][number];

export interface Page<Kind extends PageKind = PageKind> {
	kind: Kind;
	slug: SlugOf<Kind>;
	/** Without the language. */
	path: string;
	isListed: boolean;
	onDemand: readonly string[];
}

const kindOf: { [Kind in PageKind]: KindOfPage<SlugOf<Kind>> } = kinds;

export function pagesOf<Kind extends PageKind>(kind: Kind): Page<Kind>[] {
	const { slugs, path, onDemand } = kindOf[kind];
	return slugs.map((slug) => ({ kind, slug, path: path(slug), isListed: isListed(path(slug)), onDemand }));
}

/** In the order of the sitemap. */
export const pages: readonly Page[] = (Object.keys(kinds) as PageKind[]).flatMap((kind) => pagesOf(kind));

const byPath = new Map(pages.map((page) => [page.path, page]));

/** @param path without its language */
export function pageAt(path: string): Page | undefined {
	return byPath.get(path);
}

/** Rendered at build time, in every language. */
export const prerenderedPaths: readonly string[] = pages.map(({ path }) => path);
