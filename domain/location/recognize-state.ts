import { foldTerm } from "#domain/search/terms.ts";
import { isJurisdiction, jurisdictions } from "./jurisdictions.ts";
import { olderAbbreviations, otherSpellings } from "./state-spellings.ts";
import { stateOfZip } from "./zip-prefixes.ts";

/** More text than this can't be a state's name. */
const maxAnswerLength = 200;

/** Lower case, no accents, words separated by one space. */
function fold(text: string): string {
	return foldTerm(text)
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}

/** Spellings that may be part of a sentence. Longest first, so that West Virginia is not read as Virginia. */
const spellings: readonly [spelling: string, state: string][] = jurisdictions
	.flatMap(({ abbr, names }) =>
		[...Object.values(names).map(fold), ...(otherSpellings[abbr] ?? [])].map((spelling): [string, string] => [
			spelling,
			abbr,
		]),
	)
	.sort(([one], [other]) => other.length - one.length);

const whole = new Map([
	...jurisdictions.map(({ abbr }): [string, string] => [abbr.toLowerCase(), abbr]),
	...Object.entries(olderAbbreviations).flatMap(([abbr, older]) =>
		older.map((spelling): [string, string] => [spelling, abbr]),
	),
]);

const country = /[\s,]+(?:u\.?s\.?a?\.?|ee\.?\s?uu\.?|eua|etazini|estados unidos|united states)[\s.]*$/i;

/**
 * The state in an answer to "where do you live?": an abbreviation, a ZIP code or a name in any of our languages,
 * alone or in a sentence ("Vivo en Carolina del Norte", "Sarasota, FL 34236").
 * @returns two letters; undefined if the text names no state or more than one
 */
export function recognizeState(answer: string): string | undefined {
	const text = answer.slice(0, maxAnswerLength).replace(country, "").trim();
	return byZip(text) ?? whole.get(fold(text)) ?? byLastAbbreviation(text) ?? byName(fold(text));
}

function byZip(text: string): string | undefined {
	const zips = [...text.matchAll(/(?<!\d)(\d{5})(?:-?\d{4})?(?!\d)/g)];
	return zips.length === 1 ? stateOfZip(zips[0]?.[1] ?? "") : undefined;
}

/** `Kansas City, MO`. Without a comma only capitals count, because many abbreviations are words in our languages. */
function byLastAbbreviation(text: string): string | undefined {
	const [, afterComma, capitals] = /(?:,\s*(\p{L}{2})|\s(\p{Lu}{2}))\.?$/u.exec(text) ?? [];
	const abbr = (afterComma ?? capitals)?.toUpperCase() ?? "";
	return isJurisdiction(abbr) ? abbr : undefined;
}

function byName(folded: string): string | undefined {
	let rest = ` ${folded} `;
	const found = new Set<string>();
	for (const [spelling, state] of spellings) {
		if (!rest.includes(` ${spelling} `)) continue;
		found.add(state);
		rest = rest.replaceAll(` ${spelling} `, "  ");
	}
	return found.size === 1 ? [...found][0] : undefined;
}
