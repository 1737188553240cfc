import type { Locale } from "#domain/locale/locales.ts";
import { isAllowedPhrase } from "#domain/vocabulary/allowed-phrases.ts";
import { foreignSentences } from "#domain/vocabulary/foreign-sentences.ts";
import { findRegulatedWords } from "#domain/vocabulary/regulated-words.ts";
import advertising from "#i18n/messages/en/advertising.json" with { type: "json" };
import { findHabits } from "./habits.ts";

/**
 * Forbidden words in a text, text in the wrong language, and bad habits.
 * @param place the key of a message, or the path of a string in a page
 */
export function copyProblems(locale: Locale, page: string, place: string, text: string): string[] {
	return [
		...foreignSentences(locale, text).map((sentence) => `another language: "${sentence}"`),
		...findRegulatedWords(locale, text)
			.filter((finding) => !isAllowedPhrase(page, text, finding))
			.map(({ name, excerpt }) => `regulated word (${name}): "${excerpt}". ${advertising.rules[name]}`),
		...findHabits(locale, text, place),
	];
}
