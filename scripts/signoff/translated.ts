import { type Locale, locales } from "#domain/locale/locales.ts";
import { sha256 } from "#server/platform/sha256.server.ts";
import type { Leaves } from "../checks/catalog.ts";

export type Translation = Exclude<Locale, "en">;
export const translations = locales.filter((locale) => locale !== "en");

/**
 * By key of a message, or by folder of a page of long copy, the short hash of the English text with which the translations were last compared: one for all languages, or
 * one for each while they differ. It counts for that English text alone, so the hash of the translation isn't needed.
 */
export type Translated = Readonly<Record<string, string | Readonly<Partial<Record<Translation, string>>>>>;

/** The messages whose English changed, or came, since somebody compared this translation with it. */
export function behind(english: Leaves, translated: Translated, locale: Translation): string[] {
	return [...english].flatMap(([key, text]) =>
		comparedWith(translated, key, locale) === shortHash(text) ? [] : [key],
	);
}

/** One line for each message that is behind, with the languages and with what to do. */
export function behindProblems(english: Leaves, translated: Translated): string[] {
	const languages = new Map<string, Locale[]>();
	for (const locale of translations)
		for (const key of behind(english, translated, locale)) languages.set(key, [...(languages.get(key) ?? []), locale]);
	return [...languages].map(
		([key, late]) =>
			`${late.join(", ")} ${key}: behind, because the English changed. Change the translation or leave it, then npm run ops -- translated --keys ${key}`,
	);
}

/**
 * The file after somebody compared the translations of the messages whose keys begin so. Messages that are gone are
 * dropped.
 */
export function confirmed(
	english: Leaves,
	translated: Translated,
	{ keys, languages }: { keys: readonly string[]; languages: readonly Translation[] },
): Translated {
	const entries = [...english]
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.flatMap(([key, text]): [string, Translated[string]][] => {
			const isMeant = keys.some((beginning) => key.startsWith(beginning));
			const compared = translations.flatMap((locale) => {
				const hash = isMeant && languages.includes(locale) ? shortHash(text) : comparedWith(translated, key, locale);
				return hash === undefined ? [] : [[locale, hash] as const];
			});
			const [hash, ...others] = new Set(compared.map(([, each]) => each));
			if (hash === undefined) return [];
			const isOne = compared.length === translations.length && others.length === 0;
			return [[key, isOne ? hash : Object.fromEntries(compared)]];
		});
	return Object.fromEntries(entries);
}

function comparedWith(translated: Translated, key: string, locale: Translation): string | undefined {
	const entry = translated[key];
	return typeof entry === "object" ? entry[locale] : entry;
}

function shortHash(text: string): string {
	return sha256(text).slice(0, 8);
}
