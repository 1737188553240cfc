import type { Locale } from "#domain/locale/locales.ts";
import { jurisdictions } from "./jurisdictions.ts";

/** Every state by its code, sorted by its name in that language. */
export function statesByName(locale: Locale): { code: string; name: string }[] {
	return jurisdictions
		.map(({ abbr, names }) => ({ code: abbr, name: names[locale] }))
		.sort((a, b) => plainLetters(a.name).localeCompare(plainLetters(b.name), "en"));
}

/** Accents do not change the sort order. */
function plainLetters(name: string): string {
	return name.normalize("NFD").replace(/\p{Diacritic}/gu, "");
}
