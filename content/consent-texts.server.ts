import type { Locale } from "#domain/locale/locales.ts";
import { wordsAt } from "#domain/words/change-words.ts";
import { consentPage } from "#domain/words/editable-words.ts";
import { currentClaims } from "./current-claims.server.ts";
import { originalWords } from "./original-words.server.ts";

/** A consent text that an admin has set at some time. */
export interface SetConsentText {
	place: string;
	locale: Locale;
	text: string;
}

let set: readonly SetConsentText[] = [];

/**
 * What pages say at a place in a language now, or have said since an admin set a text of their own: the form that somebody
 * sends may have been open for an hour, or queued for weeks. The agency is called `{agency}`.
 */
export function consentTexts(place: string, locale: Locale): string[] {
	const original = originalWords(consentPage, locale).get(place);
	const now = wordsAt(currentClaims().facts?.consent ?? [], { page: consentPage, place })?.texts[locale]?.text;
	const earlier = set.filter((one) => one.place === place && one.locale === locale);
	return [...new Set([original, now, ...earlier.map(({ text }) => text)])].filter((text) => text !== undefined);
}

/** @param texts all that an admin has ever set */
export function rememberConsentTexts(texts: readonly SetConsentText[]): void {
	set = texts;
}
