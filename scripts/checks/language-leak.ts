import { type Locale, locales } from "#domain/locale/locales.ts";
import { vocabularies } from "./vocabulary.ts";

const smallWords = new Map(locales.map((locale) => [locale, new Set(vocabularies[locale].smallWords.split(" "))]));

const minWords = 5;

/** Sentences that read as another of the site's languages: copy that was pasted and never translated. */
export function foreignSentences(locale: Locale, text: string): string[] {
	const plain = text.replace(/\]\([^)]*\)/g, "]").replace(/\{\w+\}|<[^>]*>/g, " ");
	return plain
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
