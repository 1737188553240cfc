import { type Locale, locales } from "#domain/locale/locales.ts";
import type { RegulatedName } from "./regulated-words.ts";

/** What the checks know of one language: `vocabulary/{locale}.ts`. */
export interface Vocabulary {
	/** Small words that the language cannot do without and that the site's other languages do not have. */
	smallWords: string;
	/** How the language says what is regulated. */
	regulated: Record<RegulatedName, RegExp>;
	/** What makes it innocent in the same text. */
	unless: Partial<Record<RegulatedName, RegExp>>;
}

const entries = locales.map(async (locale) => {
	const file = (await import(`./vocabulary/${locale}.ts`)) as { default: Vocabulary };
	return [locale, file.default] as const;
});

export const vocabularies = Object.fromEntries(await Promise.all(entries)) as Record<Locale, Vocabulary>;
