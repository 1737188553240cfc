import type { Locale } from "#domain/locale/locales.ts";
import { agency } from "./agency.ts";

/** In each language, as in the middle of a sentence. */
const names: Record<Locale, Record<Locale, string>> = {
	en: { en: "English", es: "Spanish", pt: "Portuguese", ht: "Haitian Creole" },
	es: { en: "inglés", es: "español", pt: "portugués", ht: "criollo haitiano" },
	pt: { en: "inglês", es: "espanhol", pt: "português", ht: "crioulo haitiano" },
	ht: { en: "angle", es: "panyòl", pt: "pòtigè", ht: "kreyòl ayisyen" },
};
const and: Record<Locale, string> = { en: "and", es: "y", pt: "e", ht: "ak" };

/** "English, Spanish and Haitian Creole": the languages in which visitors get the site. */
export function siteLanguages(locale: Locale): string {
	const named = agency.languages.map((one) => names[locale][one]);
	return [named.slice(0, -1).join(", "), named.at(-1)].filter(Boolean).join(` ${and[locale]} `);
}
