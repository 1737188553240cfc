import type { Locale } from "../locale/locales.ts";
import { type RegulatedName, regulatedNames } from "./regulated-names.ts";
import { vocabularies } from "./vocabulary.ts";

export interface RegulatedFinding {
	name: RegulatedName;
	/** The word as the text has it. */
	word: string;
	/** The surrounding text, by which people judge it and the list of the checks allows it. */
	excerpt: string;
	start: number;
	end: number;
}

/** Every regulated word in a text, in the order of `regulatedNames`. */
export function findRegulatedWords(locale: Locale, text: string): RegulatedFinding[] {
	const { regulated, unless } = vocabularies[locale];
	return regulatedNames.flatMap((name) => {
		if (unless[name]?.test(text)) return [];
		return [...text.matchAll(regulated[name])].map((match) => {
			const end = match.index + match[0].length;
			const excerpt = text.slice(Math.max(0, match.index - 40), end + 40);
			return { name, word: match[0], start: match.index, end, excerpt };
		});
	});
}
