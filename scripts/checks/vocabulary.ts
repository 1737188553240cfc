import { type Locale, locales } from "#domain/locale/locales.ts";
import type { RegulatedName } from "./regulated-words.ts";

/** The words of one language that the checks use: `vocabulary/{locale}.ts`. */
export interface Vocabulary {
	/** Common short words that only this language of the site has. */
	smallWords: string;
	/** Patterns of regulated statements. */
	regulated: Record<RegulatedName, RegExp>;
	/** Patterns that make such a statement acceptable in the same text. */
	unless: Partial<Record<RegulatedName, RegExp>>;
}

const entries = locales.map(async (locale) => {
	const file = (await import(`./vocabulary/${locale}.ts`)) as { default: Vocabulary };
	return [locale, file.default] as const;
});

export const vocabularies = Object.fromEntries(await Promise.all(entries)) as Record<Locale, Vocabulary>;
