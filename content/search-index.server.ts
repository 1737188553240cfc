import MiniSearch from "minisearch";
import type { Claims } from "#domain/claims/claims.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { maxHits, type SearchHit, searchOptions } from "#domain/search/terms.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { currentClaims } from "./current-claims.server.ts";
import { pageCopy } from "./library.server.ts";
import { pageSummaries } from "./page-summaries.server.ts";
import { plainText } from "./plain-text.ts";

interface SearchDocument extends SearchHit {
	id: string;
	headings: string;
}

function documents(locale: Locale): SearchDocument[] {
	const pages = pageSummaries(locale)
		.filter(({ isListed }) => isListed)
		.map(({ path, title, description, headings }) => ({
			id: path,
			path: localizedPath(locale, path),
			title: plainText(title),
			headings: headings.map(plainText).join(" "),
			text: description,
		}));
	const questions = pageCopy(locale, "faq", "/resources/faq").groups.flatMap((group) =>
		group.items.map(({ id, question, answer }) => ({
			id: `/resources/faq#${id}`,
			path: localizedPath(locale, `/resources/faq#${id}`),
			title: plainText(question),
			headings: group.title,
			text: plainText(answer),
		})),
	);
	return [...pages, ...questions];
}

let indexes = new Map<Locale, MiniSearch<SearchDocument>>();
let indexedClaims: Claims | undefined;

/** Pages and FAQs in one language. Built once for the claims in effect. */
export function searchIndex(locale: Locale): MiniSearch<SearchDocument> {
	if (indexedClaims !== currentClaims()) {
		indexedClaims = currentClaims();
		indexes = new Map();
	}
	let index = indexes.get(locale);
	if (!index) {
		index = new MiniSearch<SearchDocument>(searchOptions);
		index.addAll(documents(locale));
		indexes.set(locale, index);
	}
	return index;
}

export function search(locale: Locale, query: string): SearchHit[] {
	return searchIndex(locale)
		.search(query)
		.slice(0, maxHits)
		.map(({ path, title, text }) => ({ path, title, text }));
}
