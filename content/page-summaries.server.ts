import { quoteFunnels } from "#domain/funnels/quote-funnels.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { Page, PageKind, SlugOf } from "#domain/pages/page-registry.ts";
import { shownPages } from "#domain/pages/shown-pages.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { homeMeta } from "./home-meta.server.ts";
import { pageCopy } from "./library.server.ts";
import type { Headed, WholeKind } from "./page-sources.ts";
import { stateFacts } from "./state-facts.server.ts";
import { caseStudy, landing } from "./stories.server.ts";

export interface PageSummary extends Page {
	title: string;
	description: string;
	/** The titles of its sections. */
	headings: string[];
}

/** Title, description and headings of every public page, for the site search, `llms.txt` and social images. */
export function pageSummaries(locale: Locale): PageSummary[] {
	return shownPages().map((page) => {
		const { title, meta, sections = [] } = headOf(locale, page.kind, page.slug);
		return { ...page, title, description: meta.description, headings: sections.map((section) => section.title) };
	});
}

type Head<Kind extends PageKind> = (locale: Locale, slug: SlugOf<Kind>) => Headed;

/** How to read title and description of the pages without a complete copy file. */
const heads: { [Kind in Exclude<PageKind, WholeKind>]: Head<Kind> } = {
	home: (locale) => untitled({ meta: homeMeta(locale) }),
	state: (locale, slug) => pageCopy(locale, "state", slug, stateFacts(locale, slug)),
	location: (locale, slug) => pageCopy(locale, "location", slug).cities[slug],
	blog: (locale) => copyFor(locale, "blog"),
	landing: (locale, slug) => landing(locale, slug).content,
	caseStudy: (locale, slug) => caseStudy(locale, slug).content,
	lp: (locale, slug) => pageCopy(locale, "lp", slug).landing,
	offer: (locale, slug) => pageCopy(locale, "offer", slug).offer,
	calc: (locale, slug) => funnelCopy(locale, slug).services[slug],
	book: (locale, slug) => untitled(funnelCopy(locale, slug).book),
	quote: (locale, id) => funnelCopy(locale, quoteFunnels[id].product).quotes[id],
};

function headOf<Kind extends PageKind>(locale: Locale, kind: Kind, slug: SlugOf<Kind>): Headed {
	const head = (heads as { [Known in PageKind]?: Head<Known> })[kind];
	return head ? head(locale, slug) : pageCopy(locale, kind as WholeKind, slug as SlugOf<WholeKind>);
}

/** A page that is better described by its meta title than by its headline. */
function untitled({ meta }: { meta: Headed["meta"] }): Headed {
	return { title: meta.title, meta };
}

function funnelCopy(locale: Locale, slug: ProductSlug) {
	const product = translator(locale, "shell")(`services.${slug}`);
	return copyFor(locale, "funnelPages", { service: product });
}
