import { intlLocales, type Locale } from "#domain/locale/locales.ts";
import { jurisdictionName, jurisdictions } from "./jurisdictions.ts";

/** Every state by its code, sorted by its name in that language. */
export function statesByName(locale: Locale): { code: string; name: string }[] {
	return jurisdictions
		.map(({ abbr, names }) => ({ code: abbr, name: names[locale] }))
		.sort((a, b) => plainLetters(a.name).localeCompare(plainLetters(b.name), "en"));
}

/** The same, as options of a list. */
export function stateOptions(locale: Locale): { value: string; label: string }[] {
	return statesByName(locale).map(({ code, name }) => ({ value: code, label: name }));
}

/** Accents do not change the sort order. */
function plainLetters(name: string): string {
	return name.normalize("NFD").replace(/\p{Diacritic}/gu, "");
}

/** How copy names a state: `{state}`, and with its preposition: `{inState}`; `{InState}` at the beginning of a sentence. */
export interface StateWords {
	state: string;
	inState: string;
	InState: string;
	[name: string]: string;
}

/** @param code of a state; anything else is named as it is */
export function stateWords(code: string, locale: Locale): StateWords {
	const state = jurisdictionName(code, locale) ?? code;
	const inState = `${prepositions[locale](code)} ${state}`;
	return { state, inState, InState: inState.charAt(0).toUpperCase() + inState.slice(1) };
}

/** The word after a number of states. */
export function stateNoun(locale: Locale, count: number): string {
	const isOne = new Intl.PluralRules(intlLocales[locale]).select(count) === "one";
	return nouns[locale][isOne ? "one" : "other"];
}

const nouns: Readonly<Record<Locale, Record<"one" | "other", string>>> = {
	en: { one: "state", other: "states" },
	es: { one: "estado", other: "estados" },
	pt: { one: "estado", other: "estados" },
	ht: { one: "eta", other: "eta" },
};

/** Brazilian usage: the other states have no article. */
const masculine = new Set("AL AK AZ AR CO DC HI KS KY ME MS MO NM OR TN TX WY".split(" "));
const feminine = new Set("CA FL GA LA NC ND PA SC SD VA WV".split(" "));

const prepositions: Readonly<Record<Locale, (code: string) => string>> = {
	en: (code) => (code === "DC" ? "in the" : "in"),
	es: (code) => (code === "DC" ? "en el" : "en"),
	// Without "estado de", Washington is the capital.
	pt: (code) => (code === "WA" ? "no estado de" : masculine.has(code) ? "no" : feminine.has(code) ? "na" : "em"),
	ht: () => "nan",
};
