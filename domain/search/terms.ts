/** How words are compared: without case and accents, since few type `ò` on a phone. */
export function foldTerm(term: string): string {
	return term
		.normalize("NFD")
		.replace(/\p{Diacritic}/gu, "")
		.toLowerCase();
}

/** Whether a text holds each word of a search, or the beginning of one; an empty search is held by every text. */
export function holdsEveryWord(text: string, search: string): boolean {
	const folded = foldTerm(text);
	return foldTerm(search)
		.split(/\s+/)
		.every((word) => folded.includes(word));
}

/** Settings that the index is built with and must be read with. */
export const searchOptions = {
	fields: ["title", "headings", "text"],
	storeFields: ["path", "title", "text"],
	processTerm: (term: string) => foldTerm(term) || null,
	searchOptions: { boost: { title: 4, headings: 2 }, prefix: true, fuzzy: 0.2, combineWith: "AND" as const },
};

export interface SearchHit {
	path: string;
	title: string;
	text: string;
}

export const maxHits = 12;
