import { funnelPath } from "#domain/funnels/funnel-config.ts";
import { quoteFunnelIds, quoteFunnels, quotePath } from "#domain/funnels/quote-funnels.ts";
import {
	type ArticlePath,
	articlePages,
	caseStudyPath,
	caseStudySlugs,
	citySlugs,
	landingPath,
	landingSlugs,
	locationPath,
	prerenderedPaths,
	productPath,
	statePath,
	stateSlugs,
} from "#domain/site/pages.ts";
import { type ProductSlug, productSlugs } from "#domain/site/services.ts";
import type { Locale } from "#i18n/locales.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { agencyFacts } from "./agency-facts.ts";
import {
	articleContent,
	calculatorContent,
	discTestContent,
	faqContent,
	funnelContent,
	locationContent,
	productContent,
	stateContent,
} from "./library.server.ts";
import { stateFacts } from "./state-facts.server.ts";
import { caseStudy, landing } from "./stories.server.ts";

export interface PageSummary {
	path: string;
	title: string;
	description: string;
	/** The titles of its parts. */
	headings: string[];
}

/** Every public page in one language, by name and in one sentence: for the site search, machines and social pictures. */
export function pageSummaries(locale: Locale): PageSummary[] {
	return prerenderedPaths.map((path) => {
		const { title, meta, sections = [] } = summarized(locale, path);
		return { path, title, description: meta.description, headings: sections.map((section) => section.title) };
	});
}

type Summarized = {
	title: string;
	meta: { title: string; description: string };
	sections?: readonly { title: string }[];
};

function summarized(locale: Locale, path: string): Summarized {
	if (path === "/") {
		const { meta } = copyFor(locale, "home", agencyFacts);
		return { title: meta.title, meta };
	}
	if (path in articlePages) return articleContent(locale, path as ArticlePath);
	if (path === "/resources/faq") return faqContent(locale);
	if (path === "/calculator") return calculatorContent(locale);
	if (path === "/test-disc") return discTestContent(locale);
	const service = productSlugs.find((slug) => productPath(slug) === path);
	if (service) return productContent(locale, service);
	const state = stateSlugs.find((slug) => statePath(slug) === path);
	if (state) return stateContent(locale, state, stateFacts(locale, state));
	const city = citySlugs.find((slug) => locationPath(slug) === path);
	if (city) return locationContent(locale, city);
	const story = caseStudySlugs.find((slug) => caseStudyPath(slug) === path);
	if (story) return caseStudy(locale, story).content;
	const landingSlug = landingSlugs.find((slug) => landingPath(slug) === path);
	if (landingSlug) return landing(locale, landingSlug).content;
	for (const slug of productSlugs) {
		if (path === funnelPath(slug, "lp")) return funnelContent(locale, slug).landing;
		if (path === funnelPath(slug, "offer")) return funnelContent(locale, slug).offer;
	}
	const funnel = funnelSummary(locale, path);
	if (funnel) return funnel;
	throw new Error(`No summary is known for ${path}`);
}

/** Funnels whose words are messages. */
function funnelSummary(locale: Locale, path: string): Summarized | undefined {
	const copyOf = (slug: ProductSlug) => {
		const service = translator(locale, "shell")(`services.${slug}`);
		return copyFor(locale, "funnelPages", { ...agencyFacts, service });
	};
	for (const slug of productSlugs) {
		if (path === funnelPath(slug, "calc")) return copyOf(slug).services[slug];
		if (path === funnelPath(slug, "book")) {
			const { meta } = copyOf(slug).book;
			return { title: meta.title, meta };
		}
	}
	const quote = quoteFunnelIds.find((id) => quotePath(id) === path);
	return quote && copyOf(quoteFunnels[quote].service).quotes[quote];
}

/** A line above the title in the picture of a shared page. */
export function sharedEyebrow(locale: Locale): string {
	return copyFor(locale, "home", agencyFacts).hero.trust.licensed;
}
