import { setCopy } from "#content/library.server.ts";
import { withSetWords } from "#content/set-words.ts";
import type { SetFacts } from "#domain/agency/settable-facts.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { pageOfKey, type TextLine, textLines, textOfLines } from "#domain/sign-offs/signed-page.ts";
import { isEditable, namespaceOf } from "#domain/words/editable-words.ts";
import { lawPages } from "#domain/words/signed-words.ts";
import { nameKeys, stringsOf } from "#domain/words/strings-of.ts";
import { messageLeaves, messageOf, messageSource } from "#i18n/message-words.ts";
import { writtenMessages } from "#i18n/messages.server.ts";
import type { SignedTexts } from "../launch/sign-offs.server.ts";
import { sha256 } from "../platform/sha256.server.ts";

/** A page with texts that a reader signs, in one language. */
export interface SignedPage {
	/** What visitors read, in its order, with the words that an admin has set. */
	lines: TextLine[];
	text: string;
	/** Of the text. */
	sha256: string;
	/** The hashes of its texts about law and money, by key. */
	keys: Record<string, string>;
}

/** The pages of these texts. */
export function pagesToSign(signed: SignedTexts): string[] {
	return [...new Set([...signed.keys()].map(pageOfKey))];
}

/**
 * @param signed the texts in effect
 * @param facts what an admin has set
 */
export function readSignedPage(page: string, locale: Locale, signed: SignedTexts, facts: SetFacts): SignedPage {
	const own = new Map([...signed].filter(([key]) => pageOfKey(key) === page));
	const lines = readLines(page, locale, own, facts);
	const text = textOfLines(lines);
	const keys = Object.fromEntries([...own].map(([key, one]) => [key, sha256(one)]));
	return { lines, text, sha256: sha256(text), keys };
}

function readLines(page: string, locale: Locale, own: SignedTexts, facts: SetFacts): TextLine[] {
	const namespace = namespaceOf(page);
	if (namespace !== null) return linesOfMessages(namespace, page, locale, own, facts);
	const copy = setCopy(locale, page, facts);
	if (!copy) return [...own].flatMap(([key, text]) => textLines(key, text, true));
	const keyOf = keysIn(page, copy);
	return [...stringsOf(copy)].flatMap(([place, text]) => {
		const isSigned = own.has(keyOf(place));
		return isRead(place, isSigned) ? textLines(place, text, isSigned) : [];
	});
}

/** Of the messages that pages share, what is signed, and the headings and paragraphs that an admin may change. */
function linesOfMessages(
	namespace: string,
	page: string,
	locale: Locale,
	own: SignedTexts,
	facts: SetFacts,
): TextLine[] {
	const written = writtenMessages(locale, namespace);
	const catalog = withSetWords(written, { page, locale, facts }, messageSource, messageOf);
	return messageLeaves(catalog).flatMap(([place, message]) => {
		const signed = own.get(`${page}.${place}`);
		if (signed !== undefined) return textLines(place, signed, true);
		const text = messageSource(message);
		return text !== null && isEditable(page, place, text) ? textLines(place, text, false) : [];
	});
}

/** The key of the text at a place: pages of law are signed by section. */
function keysIn(page: string, copy: object): (place: string) => string {
	const { sections = [] } = lawPages.includes(page) ? (copy as { sections?: readonly { id: string }[] }) : {};
	return (place) => {
		const section = sections[Number(/^sections\.(\d+)\./.exec(place)?.[1])];
		return `content/${page} ${section?.id ?? place}`;
	};
}

const names = /(?:^|\.)(?:figuresOf|exampleOf)$/;
/** Search engines show it, not the page. */
const description = /(?:^|\.)meta\./;

function isRead(place: string, isSigned: boolean): boolean {
	return !nameKeys.test(place) && !names.test(place) && (isSigned || !description.test(place));
}
