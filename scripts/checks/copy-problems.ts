import type { Locale } from "#domain/locale/locales.ts";
import { foreignSentences } from "./language-leak.ts";
import { findRegulatedWords } from "./regulated-words.ts";
import { isAllowedPhrase } from "./regulated-words-allowed.ts";

/** Forbidden words in a text, and text in the wrong language. */
export function copyProblems(locale: Locale, page: string, text: string): string[] {
	return [
		...foreignSentences(locale, text).map((sentence) => `another language: "${sentence}"`),
		...findRegulatedWords(locale, text)
			.filter((finding) => !isAllowedPhrase(page, text, finding))
			.map(({ word, excerpt }) => `regulated word (${word.name}): "${excerpt}". ${word.why}`),
	];
}
