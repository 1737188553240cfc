import MiniSearch from "minisearch";
import { postPath } from "#domain/blog/blog-paths.ts";
import { postsFor } from "#domain/blog/list-posts.ts";
import type { PublishedPost } from "#domain/blog/published-post.ts";
import type { Claims } from "#domain/claims/claims.ts";
import { licensedStates } from "#domain/compliance/licensed-states.ts";
import { quoteFunnels } from "#domain/funnels/quote-funnels.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { type ProductSlug, productSlugs } from "#domain/products/products.ts";
import { rankedResults, type SearchHit, type SearchResults, searchOptions } from "#domain/search/rank.ts";
import { type CitySlug, cityNames, isOneOf, localizedPath } from "#domain/site/pages.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { agency } from "./agency.ts";
import { currentClaims } from "./current-claims.server.ts";
import { pageCopy } from "./library.server.ts";
import { type PageSummary, pageSummaries } from "./page-summaries.server.ts";
import { plainText } from "./plain-text.ts";
import { searchWords } from "./search-words.ts";

interface SearchDocument extends SearchHit {
	id: string;
	headings: string;
	/** Other names of the place: in English, and its postal code. */
	code: string;
	/** The page's title and other names that visitors use for it. */
	words: string;
}

/** A document without what most do not have. */
function documentOf(
	locale: Locale,
	id: string,
	{
		words = "",
		...rest
	}: Omit<SearchDocument, "id" | "path" | "headings" | "words" | "place" | "code"> & Partial<SearchDocument>,
): SearchDocument {
	const own = searchWords[locale].paths[id] ?? "";
	return {
		id,
		path: localizedPath(locale, id),
		headings: "",
		place: "",
		code: "",
		words: `${words} ${own}`.trim(),
		...rest,
	};
}

function documents(locale: Locale, posts: readonly PublishedPost[]): SearchDocument[] {
	const shell = copyFor(locale, "shell");
	const { products, kinds } = searchWords[locale];
	const pages = pageSummaries(locale)
		.filter(({ isListed }) => isListed)
		.map((page) => {
			const { kind, path, title, description, headings } = page;
			const product = productOf(page);
			return documentOf(locale, path, {
				kind,
				title: plainText(title),
				headings: headings.map(plainText).join(" "),
				text: description,
				...placeOf(locale, page),
				words: [product && shell.services[product], product && products[product], kinds[kind]]
					.filter(Boolean)
					.join(" "),
			});
		});
	const answers = pageCopy(locale, "faq", "/resources/faq").groups.flatMap((group) =>
		group.items.map(({ id, question, answer }) =>
			documentOf(locale, `/resources/faq#${id}`, {
				kind: "answer",
				title: plainText(question),
				headings: group.title,
				text: plainText(answer),
			}),
		),
	);
	const contact = documentOf(locale, "/#contact", {
		kind: "contact",
		title: shell.nav.contact,
		text: `${agency.phone.display} · ${agency.email} · ${shell.footer.officeHours}`,
	});
	const published = postsFor(posts, locale)
		.filter(({ isBuiltIn }) => !isBuiltIn)
		.map(({ slug, title, excerpt, headings, tags }) =>
			documentOf(locale, postPath(slug), {
				kind: "post",
				title,
				headings: headings.map((heading) => heading.title).join(" "),
				text: excerpt,
				words: tags.join(" "),
			}),
		);
	return [...pages, ...published, ...answers, contact];
}

function productOf({ kind, slug }: PageSummary): ProductSlug | undefined {
	if (kind === "quote") return quoteFunnels[slug as keyof typeof quoteFunnels].product;
	return isOneOf(productSlugs, slug) ? slug : undefined;
}

function placeOf(locale: Locale, { kind, slug }: PageSummary): { place: string; code?: string } {
	if (kind === "location") return { place: cityNames[slug as CitySlug] };
	const state = kind === "state" && licensedStates().find((candidate) => candidate.slug === slug);
	return state ? { place: state.names[locale], code: `${state.names.en} ${state.abbr}` } : { place: "" };
}

let indexes = new Map<Locale, MiniSearch<SearchDocument>>();
let indexed: { claims: Claims; posts: readonly PublishedPost[] } | undefined;

/**
 * Pages, posts and FAQs in one language. Built once for the claims in effect and what is published.
 * @param posts in all languages
 */
export function searchIndex(locale: Locale, posts: readonly PublishedPost[]): MiniSearch<SearchDocument> {
	if (indexed?.claims !== currentClaims() || indexed.posts !== posts) {
		indexed = { claims: currentClaims(), posts };
		indexes = new Map();
	}
	let index = indexes.get(locale);
	if (!index) {
		index = new MiniSearch<SearchDocument>(searchOptions);
		index.addAll(documents(locale, posts));
		indexes.set(locale, index);
	}
	return index;
}

export function search(
	locale: Locale,
	query: string,
	limit?: number,
	posts: readonly PublishedPost[] = [],
): SearchResults {
	return rankedResults(searchIndex(locale, posts), locale, query, limit);
}
