import type { RouterContextProvider } from "react-router";
import type { SetWords } from "#domain/agency/set-words.ts";
import { requiredClauses } from "#domain/consent/consent-clauses.ts";
import { defaultLocale, isLocale, type Locale, localeNames, locales } from "#domain/locale/locales.ts";
import { consentPath, sectionPath, wordsPath } from "#domain/settings/settings-address.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { toShortLine } from "#domain/text/plain-text.ts";
import { wordsAt } from "#domain/words/change-words.ts";
import { consentPage, isHeading, isOnOpenedPage, sectionOfWords } from "#domain/words/editable-words.ts";
import { mostLetters } from "#domain/words/read-words.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { staffContext } from "../context.server.ts";
import { owedHere } from "../second-factor/recent-proof.server.ts";
import { excerpt } from "./describe-section.server.ts";
import { describeClauses, earlierOriginal, marksOf } from "./describe-words.server.ts";
import { readVersionList } from "./settings-page.server.ts";
import { consentWords, namesOfPages, originalsOf, setWordsOf, type WordPage, wordPages } from "./word-pages.server.ts";

interface PageArgs {
	request: Request;
	context: Readonly<RouterContextProvider>;
}

/** What the address asks for: the list of pages, the texts of one of them in a language, or the form of one text. */
export interface WordsQuery {
	search: string;
	page: string;
	language: Locale;
	text: string;
}

export function readWordsQuery(request: Request, staff: Locale): WordsQuery {
	const { pathname, searchParams } = new URL(request.url);
	const language = searchParams.get("language");
	return {
		search: toShortLine(searchParams.get("q") ?? "", 100).trim(),
		// The section of consent texts is one page.
		page: pathname.startsWith(consentPath) ? consentPage : (searchParams.get("page") ?? ""),
		language: isLocale(language) ? language : staff,
		text: searchParams.get("text") ?? "",
	};
}

/** The address of a page's texts, or of the form of one of them. */
export function wordsAddress({ page, language, text = "" }: Omit<WordsQuery, "search" | "text"> & { text?: string }) {
	const section = sectionOfWords(page);
	const query = { ...(section === "words" && { page }), language, ...(text && { text }) };
	return `${sectionPath(section)}?${new URLSearchParams(query)}`;
}

/** Null if the address names a page or a text that nobody may change. */
export async function readWordsPage(args: PageArgs) {
	const { locale } = args.context.get(staffContext);
	const query = readWordsQuery(args.request, locale);
	const section = sectionOfWords(query.page);
	const { facts, ...frame } = await readVersionList(args, section);
	const words = facts[section];
	const pages = section === "consent" ? [consentWords] : wordPages();
	const names = namesOfPages(pages, locale);
	const opened = pages.find(({ id }) => id === query.page);
	if (query.page !== "" && !opened) return null;
	const base = {
		...frame,
		// Back to this page, not to the list.
		owed: owedHere(args, sectionPath(section) + new URL(args.request.url).search),
		section,
		words: copyFor(locale, "words"),
		search: query.search,
	};
	const openIn = (page: WordPage) => openTexts(page, names.get(page.id) ?? "", words, locale);
	if (!opened) {
		const found = pages.filter((page) => isFound(page, names.get(page.id) ?? "", query.search));
		return {
			...base,
			pages: found.map((page) => listPage(page, names.get(page.id) ?? "", words, query.language, locale)),
			open: pages.flatMap(openIn),
			opened: null,
		};
	}
	const texts = originalsOf(opened, query.language).map(([place, original]) => {
		const set = wordsAt(words, { page: opened.page, place });
		return {
			place,
			label: labelOf(opened, place, locale),
			isHeading: isHeading(place),
			original,
			text: set?.texts[query.language]?.text ?? null,
			marks: marksOf(set, original, query.language, locale),
			to: wordsAddress({ page: opened.id, language: query.language, text: place }),
		};
	});
	const edited = texts.find(({ place }) => place === query.text);
	if (query.text !== "" && !edited) return null;
	const [path] = opened.paths;
	return {
		...base,
		pages: [],
		open: section === "consent" && !edited ? openIn(opened) : [],
		opened: {
			name: names.get(opened.id) ?? "",
			lead: section === "consent" ? frame.copy.consent.lead : null,
			/** The list that the page is from. */
			list: section === "words" ? wordsPath : null,
			page: opened.page,
			language: query.language,
			/** The page that shows the texts. Null for emails and files. */
			address: path === undefined ? null : localizedPath(query.language, path),
			to: wordsAddress({ page: opened.id, language: query.language }),
			languages: locales.map((language) => ({
				label: localeNames[language],
				to: wordsAddress({ page: opened.id, language, text: query.text }),
				current: language === query.language,
			})),
			texts,
			edited: edited ? { ...edited, ...formOf(opened, edited.place, words, query.language, locale) } : null,
		},
	};
}

/** What the form of a text shows besides the text. */
function formOf(page: WordPage, place: string, words: readonly SetWords[], language: Locale, staff: Locale) {
	const set = wordsAt(words, { page: page.page, place });
	const original = originalsOf(page, language).find(([one]) => one === place)?.[1] ?? "";
	const english = originalsOf(page, defaultLocale).find(([one]) => one === place)?.[1] ?? "";
	return {
		/** What English says, for whoever writes another language. */
		english: language === defaultLocale ? null : (set?.texts.en?.text ?? english),
		/** True if a page can show it before it is saved. */
		isOnPage: page.paths.length > 0 && isOnOpenedPage(page.page, place),
		earlier: earlierOriginal(set?.texts[language], original),
		/** Over what is different. */
		differenceTitle: copyFor(staff, "blogDesk").versions.difference,
		hint: translator(staff, "words.filled")("hint", { most: mostLetters({ place, original }) }),
		/** What a consent text has to say. */
		clauses: describeClauses(requiredClauses(place), staff),
	};
}

/** Which form a consent text belongs to. Other texts speak for themselves. */
function labelOf({ page }: WordPage, place: string, staff: Locale): string | null {
	if (page !== consentPage) return null;
	const { consents, names } = copyFor(staff, "words");
	const labels = { ...copyFor(staff, "leadSummary").kinds, contact: names.contact, ...consents };
	return Object.entries(labels).find(([name]) => place.endsWith(`.${name}`))?.[1] ?? null;
}

function listPage(page: WordPage, name: string, words: readonly SetWords[], language: Locale, staff: Locale) {
	const set = setWordsOf(page, words);
	const count = set.reduce((sum, { texts }) => sum + Object.keys(texts).length, 0);
	return {
		id: page.id,
		name,
		/** Many pages with one copy have an address too many. */
		address: page.paths.length === 1 ? page.paths[0] : null,
		to: wordsAddress({ page: page.id, language }),
		changed: count > 0 ? translator(staff, "words.filled")("changed", { count }) : null,
	};
}

/** The texts that somebody has to look at. */
function openTexts(page: WordPage, name: string, words: readonly SetWords[], staff: Locale) {
	const set = setWordsOf(page, words);
	if (set.length === 0) return [];
	return locales.flatMap((language) => {
		const originals = new Map(originalsOf(page, language));
		return set.flatMap((one) => {
			const original = originals.get(one.place);
			const marks = original === undefined ? null : marksOf(one, original, language, staff);
			const notes = [marks?.original, marks?.behind].filter((note) => note != null);
			return notes.map((note) => ({
				to: wordsAddress({ page: page.id, language, text: one.place }),
				label: `${labelOf(page, one.place, staff) ?? name}: ${excerpt(one.texts[language]?.text ?? original ?? "")}`,
				note,
			}));
		});
	});
}

function isFound({ paths, id }: WordPage, name: string, search: string): boolean {
	const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
	const wanted = plain(search)
		.replace(/^https?:\/\/[^/]+/, "")
		.replace(/^\/(?:en|es|pt|ht)(?=\/|$)/, "");
	return [name, id, ...paths].some((text) => plain(text).includes(wanted));
}
