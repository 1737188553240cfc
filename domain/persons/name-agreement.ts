import { foldText } from "../lead-desk/search-words.ts";

/**
 * Whether two names can be one person's.
 * `same`: the same words, in any order, spelled without accents and capitals.
 * `unknown`: one of them is empty.
 * `alike`: perhaps. One has a middle name, an initial or a suffix more, or the words are divided elsewhere.
 * `other`: anything else, nicknames included. "Bill" may be William, or his son.
 */
export type NameAgreement = "same" | "unknown" | "alike" | "other";

/** One form for all spellings of a name. Empty for no name. */
export function nameKey(name: string): string {
	return foldText(name)
		.split(/[^\p{L}]+/u)
		.filter((word) => word !== "")
		.sort()
		.join(" ");
}

/** Compares two names as `nameKey` makes them. */
export function compareNames(one: string, other: string): NameAgreement {
	if (one === "" || other === "") return "unknown";
	if (one === other) return "same";
	return mayBeOne(one, other) ? "alike" : "other";
}

/** The best match of all pairs, because somebody may have had two names. */
export function compareAllNames(ones: Iterable<string>, others: Iterable<string>): NameAgreement {
	const [mine, theirs] = [[...ones].filter(Boolean), [...others].filter(Boolean)];
	const found = new Set(mine.flatMap((one) => theirs.map((other) => compareNames(one, other))));
	if (found.size === 0) return "unknown";
	if (found.has("same")) return "same";
	return found.has("alike") ? "alike" : "other";
}

/** True if each word of the shorter name is found in the longer one, as it is, as an initial, or in parts. */
function mayBeOne(one: string, other: string): boolean {
	const [few, many] = [one.split(" "), other.split(" ")].sort((a, b) => a.length - b.length) as [string[], string[]];
	let left: readonly string[] | null = many;
	for (const word of few) left = left && withoutWord(word, left);
	return left !== null;
}

/** The words without this one. Null if they don't have it. */
function withoutWord(word: string, words: readonly string[]): readonly string[] | null {
	const found = words.indexOf(word);
	const at = found >= 0 ? found : words.findIndex((candidate) => isInitial(word, candidate));
	return at >= 0 ? words.toSpliced(at, 1) : withoutParts(word, words);
}

/** "Delacruz" in "De la Cruz". */
function withoutParts(word: string, words: readonly string[]): readonly string[] | null {
	if (word === "") return words;
	for (const [at, part] of words.entries()) {
		const left = word.startsWith(part) ? withoutParts(word.slice(part.length), words.toSpliced(at, 1)) : null;
		if (left) return left;
	}
	return null;
}

function isInitial(one: string, other: string): boolean {
	const [short, long] = one.length < other.length ? [one, other] : [other, one];
	return short.length === 1 && long.startsWith(short);
}
