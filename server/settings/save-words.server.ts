import { originalWords } from "#content/original-words.server.ts";
import { mayReplace } from "#content/set-words.ts";
import type { ActionResult } from "#domain/action-result.ts";
import type { SetText, SetWords } from "#domain/agency/set-words.ts";
import { isLocale, type Locale, locales } from "#domain/locale/locales.ts";
import { confirmWords, countWords, maxWords, revertWords, setWords, wordsAt } from "#domain/words/change-words.ts";
import { sectionOfWords, type WordSection } from "#domain/words/editable-words.ts";
import { readWords, type WordError } from "#domain/words/read-words.ts";
import { readSetFacts } from "../pages/read-settings.server.ts";
import { sha256 } from "../platform/sha256.server.ts";
import type { Services } from "../services.server.ts";
import { only, type Saver, storeSettings } from "./save-settings.server.ts";

type Parts = Pick<Services, "clock" | "database">;
type Fields = Readonly<Record<string, string>>;

/** Why a text is not saved. */
export type SaveWordsError = WordError | { code: "full"; most: number };
export type WordsResult = ActionResult<object, "newer" | "gone" | "unknown"> | RefusedWords;
interface RefusedWords {
	ok: false;
	code: "refused";
	error: SaveWordsError;
}

interface Place {
	page: string;
	place: string;
	locale: Locale;
	/** As it came with the site. */
	original: string;
}

/** Identifies an original. */
export function originalId(original: string): string {
	return sha256(original).slice(0, 16);
}

/** What is stored of an original with the text that replaces it. */
export function replacing(original: string): Omit<SetText, "text"> {
	return { original: originalId(original), replaced: original };
}

/** True if each original that a file has is the one that its identifier says. */
export function hasOwnOriginals(words: readonly SetWords[]): boolean {
	return words
		.flatMap(({ texts }) => Object.values(texts))
		.every(({ original, replaced }) => replaced === undefined || originalId(replaced) === original);
}

/** A text of a file that no form would take. */
export interface RefusedText extends Pick<Place, "page" | "place" | "locale"> {
	error: WordError;
}

/**
 * The first text of a file that a form wouldn't take. One that is not shown is kept: this version of the site has no such
 * original, or another one with other marks. But no consent text: each that is stored counts as one that visitors have seen.
 */
export function refusedText(words: readonly SetWords[]): RefusedText | null {
	for (const { page, place, texts } of words) {
		for (const locale of locales) {
			const [set, original] = [texts[locale], originalWords(page, locale).get(place)];
			if (!set || original === undefined) continue;
			const at = { page, place, locale, original };
			const isShown = set.original === originalId(original) || mayReplace(set.text, at);
			if (!isShown && sectionOfWords(page) === "words") continue;
			const read = readWords(set.text, at);
			if (!read.ok) return { page, place, locale, error: read.error };
			if (read.text !== set.text) return { page, place, locale, error: { code: "signs" } };
		}
	}
	return null;
}

/** The text that a form is about. Null if nobody may change such a text. */
export function wordPlaceOf({ page = "", place = "", language }: Fields): Place | null {
	if (!isLocale(language)) return null;
	const original = originalWords(page, language).get(place);
	return original === undefined ? null : { page, place, locale: language, original };
}

/** Carries out what a form about one text of a section asks for. */
export async function postWords(
	services: Parts,
	by: Saver,
	section: WordSection,
	fields: Fields,
): Promise<WordsResult> {
	const where = wordPlaceOf(fields);
	if (!where || sectionOfWords(where.page) !== section) return { ok: false, code: "unknown" };
	switch (fields.intent) {
		case "save":
			return saveText(services, by, where, fields);
		case "revert":
			return changeWords(services, by, where, fields, "original again", (list, at) => revertWords(list, where, at));
		case "confirm": {
			const words = (await readSetFacts(services.database.db))[section] ?? [];
			const own = wordsAt(words, where)?.texts[where.locale];
			const read = own ? readWords(own.text, where) : null;
			if (read && !read.ok) return { ok: false, code: "refused", error: read.error };
			const original = replacing(where.original);
			return changeWords(services, by, where, fields, "compared", (list) => confirmWords(list, where, original));
		}
		default:
			return { ok: false, code: "unknown" };
	}
}

async function saveText(services: Parts, by: Saver, where: Place, fields: Fields): Promise<WordsResult> {
	const read = readWords(fields.text ?? "", where);
	if (!read.ok) return { ok: false, code: "refused", error: read.error };
	const original = replacing(where.original);
	const text = { text: read.text, ...original };
	const change = (list: readonly SetWords[], at: string) => {
		// Nobody has to follow what is the same: it was compared.
		const before = wordsAt(list, where)?.texts[where.locale]?.text ?? where.original;
		if (before === text.text) return confirmWords(list, where, original);
		return text.text === where.original ? revertWords(list, where, at) : setWords(list, where, text, at);
	};
	const words = (await readSetFacts(services.database.db))[sectionOfWords(where.page)] ?? [];
	if (countWords(change(words, services.clock().toISOString())) > maxWords) {
		return { ok: false, code: "refused", error: { code: "full", most: maxWords } };
	}
	return changeWords(services, by, where, fields, "set", change);
}

function changeWords(
	services: Parts,
	by: Saver,
	{ page, place, locale }: Place,
	{ seen }: Fields,
	what: string,
	change: (list: readonly SetWords[], at: string) => SetWords[],
): Promise<WordsResult> {
	const section = sectionOfWords(page);
	return storeSettings(services, by, {
		async facts(transaction) {
			const words = (await readSetFacts(transaction))[section] ?? [];
			return only(section, change(words, services.clock().toISOString()));
		},
		shown: [section],
		seen,
		what: `${page} ${place} (${locale}): ${what}`,
	});
}
