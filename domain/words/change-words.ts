import type { SetText, SetWords } from "../agency/set-words.ts";
import { type Locale, locales } from "../locale/locales.ts";

/** More would make a page of everything slow to read, and a file of settings large. */
export const maxWords = 500;

interface Place {
	page: string;
	place: string;
	locale: Locale;
}

export function wordsAt(
	list: readonly SetWords[],
	{ page, place }: Pick<Place, "page" | "place">,
): SetWords | undefined {
	return list.find((one) => one.page === page && one.place === place);
}

export function countWords(list: readonly SetWords[]): number {
	return list.reduce((sum, { texts }) => sum + Object.keys(texts).length, 0);
}

/**
 * The list with a text in one language. The other languages are behind until they are changed or compared, unless this
 * one follows a change of another one.
 * @param at ISO time
 */
export function setWords(list: readonly SetWords[], where: Place, text: SetText, at: string): SetWords[] {
	const before = wordsAt(list, where);
	const texts = inOrder({ ...before?.texts, [where.locale]: text });
	return replaced(list, { ...moved(where, before, at, others(where.locale)), texts });
}

/**
 * The list without a text: the language has the original again. Languages with a text of their own have to follow. Those
 * that have their originals fit the original.
 */
export function revertWords(list: readonly SetWords[], where: Place, at: string): SetWords[] {
	const before = wordsAt(list, where);
	if (!before?.texts[where.locale]) return [...list];
	const texts = inOrder({ ...before.texts, [where.locale]: undefined });
	const left = others(where.locale).filter((locale) => texts[locale]);
	if (left.length === 0) return without(list, where);
	// A language that was behind and gives its text up has still not followed.
	if (before.behind.includes(where.locale)) return replaced(list, { ...before, texts });
	return replaced(list, { ...moved(where, before, at, left), texts });
}

/** Somebody has compared a language with the others, and its text with its original: both still fit. */
export function confirmWords(list: readonly SetWords[], where: Place, original: Omit<SetText, "text">): SetWords[] {
	const before = wordsAt(list, where);
	if (!before) return [...list];
	const own = before.texts[where.locale];
	const texts = own ? inOrder({ ...before.texts, [where.locale]: { ...own, ...original } }) : before.texts;
	return replaced(list, { ...before, texts, behind: before.behind.filter((locale) => locale !== where.locale) });
}

/** Who has to follow whom after a change. */
function moved(
	{ page, place, locale }: Place,
	before: SetWords | undefined,
	at: string,
	behind: readonly Locale[],
): Omit<SetWords, "texts"> {
	if (before?.behind.includes(locale)) {
		return { page, place, changed: before.changed, behind: before.behind.filter((one) => one !== locale) };
	}
	return { page, place, changed: { locale, at }, behind };
}

function others(locale: Locale): Locale[] {
	return locales.filter((one) => one !== locale);
}

function without(list: readonly SetWords[], { page, place }: Pick<Place, "page" | "place">): SetWords[] {
	return list.filter((one) => one.page !== page || one.place !== place);
}

/** In one order, whatever was changed first: so the same words are the same settings. */
function replaced(list: readonly SetWords[], words: SetWords): SetWords[] {
	const nameOf = ({ page, place }: SetWords) => `${page} ${place}`;
	return [...without(list, words), words].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
}

function inOrder(texts: SetWords["texts"]): SetWords["texts"] {
	return Object.fromEntries(locales.flatMap((locale) => (texts[locale] ? [[locale, texts[locale]]] : [])));
}
