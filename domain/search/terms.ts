/** Folds case and accents for comparison, because few people type `ò` on a phone. */
export function foldTerm(term: string): string {
	return term
		.normalize("NFD")
		.replace(/\p{Diacritic}/gu, "")
		.toLowerCase();
}

/** Whether a text contains each word of a search, or a word that begins with it. An empty search matches every text. */
export function holdsEveryWord(text: string, search: string): boolean {
	const folded = foldTerm(text);
	return foldTerm(search)
		.split(/\s+/)
		.every((word) => folded.includes(word));
}

/** The index must be built and read with the same settings. */
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
