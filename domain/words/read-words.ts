import type { Locale } from "../locale/locales.ts";
import { isPlainText } from "../text/plain-text.ts";
import { isAllowedPhrase } from "../vocabulary/allowed-phrases.ts";
import { comparisonsIn } from "../vocabulary/comparisons.ts";
import { foreignSentences } from "../vocabulary/foreign-sentences.ts";
import type { RegulatedName } from "../vocabulary/regulated-names.ts";
import { findRegulatedWords } from "../vocabulary/regulated-words.ts";
import { textsShown, textWithoutEvidence } from "../vocabulary/texts-shown.ts";
import { writtenPremium } from "../vocabulary/written-premium.ts";
import { type ConsentError, consentError } from "./consent-error.ts";
import { isHeading, namespaceOf } from "./editable-words.ts";
import { type MarkError, markError } from "./word-marks.ts";

export type WordError =
	| MarkError
	| ConsentError
	| { code: "empty" | "signs" }
	| { code: "long"; most: number; length: number }
	| { code: "regulated"; word: string; rule: RegulatedName }
	| { code: "foreign" | "comparison" | "premium"; words: string };

/** Where a text is, and what it replaces. */
export interface WordPlace {
	page: string;
	place: string;
	locale: Locale;
	original: string;
}

/** Headings of pages have room for as many. */
const mostInHeading = 110;

/** The most letters of a text, as far as they are read: a page has room for somewhat more than it was laid out with. */
export function mostLetters({ place, original }: Pick<WordPlace, "place" | "original">): number {
	const length = lengthRead(original);
	if (!isHeading(place)) return Math.ceil(length * 1.5) + 60;
	return Math.max(length, Math.min(mostInHeading, Math.ceil(length * 1.3) + 15));
}

/** Reads what somebody typed in place of a text. The checks are those of the site's own copy. */
export function readWords(typed: string, at: WordPlace): { ok: true; text: string } | { ok: false; error: WordError } {
	const text = tidy(typed);
	const error = errorIn(text, at);
	return error ? { ok: false, error } : { ok: true, text };
}

/** What nobody sees, such as a soft hyphen in a word, except for what joins the parts of an emoji. */
const invisible = /(?!(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)[\u200d\ufe0f])[\p{Cf}\p{DI}]/gu;

/** One line with the apostrophe of all other copy. */
function tidy(typed: string): string {
	return typed
		.replace(invisible, "")
		.normalize("NFC")
		.replaceAll("'", "’")
		.replace(/[\t\r\n ]+/g, " ")
		.trim();
}

function errorIn(text: string, at: WordPlace): WordError | null {
	if (!isPlainText(text) || /[\u2028\u2029]/.test(text)) return { code: "signs" };
	if (!/[\p{L}\p{N}{]/u.test(textsShown(text).join(""))) return { code: "empty" };
	const [most, length] = [mostLetters(at), lengthRead(text)];
	if (length > most) return { code: "long", most, length };
	return markError(text, at.original) ?? forbiddenError(text, at) ?? consentError(text, at);
}

/** What a licensed agency may not say, or not this way. Marks in a word, such as of bold letters, don't hide it. */
function forbiddenError(text: string, { locale, page, place, original }: WordPlace): WordError | null {
	const reads = [text, ...textsShown(text)];
	const [regulated] = reads.flatMap((read) =>
		findRegulatedWords(locale, read).filter((finding) => !isAllowedPhrase(page, read, finding)),
	);
	if (regulated) return { code: "regulated", word: regulated.word, rule: regulated.name };
	const compared = (one: string) => comparisonsIn(locale, textWithoutEvidence(one))[0];
	const comparison = compared(text);
	// Where the original compares, too, the whole item that it is in is the claim.
	if (comparison && !compared(original)) return { code: "comparison", words: comparison };
	const namespace = namespaceOf(page);
	const at = namespace ? (["messages", `${namespace}.${place}`] as const) : ([page, place] as const);
	const premium = reads.map((read) => writtenPremium(locale, ...at, read)).find((found) => found !== null);
	if (premium) return { code: "premium", words: premium };
	const [foreign] = foreignSentences(locale, text);
	return foreign ? { code: "foreign", words: foreign } : null;
}

function lengthRead(text: string): number {
	return Math.max(0, ...textsShown(text).map((read) => read.length));
}
