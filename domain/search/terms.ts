/** Folds case and accents for comparison, because few people type `ò` on a phone. */
export function foldTerm(term: string): string {
	return term
		.normalize("NFD")
		.replace(/\p{Diacritic}/gu, "")
		.toLowerCase();
}

/** True if a text contains each word of a search, or a word that begins with it. An empty search matches every text. */
export function holdsEveryWord(text: string, search: string): boolean {
	const folded = foldTerm(text);
	return foldTerm(search)
		.split(/\s+/)
		.every((word) => folded.includes(word));
}
