import type { Locale } from "../locale/locales.ts";
import en from "./en.ts";
import es from "./es.ts";
import ht from "./ht.ts";
import pt from "./pt.ts";
import type { RegulatedName } from "./regulated-names.ts";

/** The words of one language that checks of its texts use. */
export interface Vocabulary {
	/** Common short words that only this language of the site has. */
	smallWords: string;
	/** Patterns of regulated statements. */
	regulated: Record<RegulatedName, RegExp>;
	/** Patterns that make such a statement acceptable in the same text. */
	unless: Partial<Record<RegulatedName, RegExp>>;
}

export const vocabularies: Record<Locale, Vocabulary> = { en, es, pt, ht };
