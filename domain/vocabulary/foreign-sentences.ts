import { type Locale, locales } from "../locale/locales.ts";
import { vocabularies } from "./vocabulary.ts";

const smallWords = new Map(locales.map((locale) => [locale, new Set(vocabularies[locale].smallWords.split(" "))]));

const minWords = 5;

/** Sentences in another of the site's languages, because copy was pasted and not translated. */
export function foreignSentences(locale: Locale, text: string): string[] {
	const prose = text.replace(/\]\([^)]*\)/g, "]").replace(/\{\w+\}|<[^>]*>/g, " ");
	return prose
		.split(/(?<=[.!?:;])\s+|\n+/)
		.filter((sentence) => {
			const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
			if (words.length < minWords) return false;
			const share = (language: Locale) =>
				words.filter((word) => smallWords.get(language)?.has(word)).length / words.length;
			const own = share(locale);
			return locales.some((other) => other !== locale && share(other) >= 0.25 && share(other) >= own + 0.15);
		})
		.map((sentence) => sentence.trim());
}
