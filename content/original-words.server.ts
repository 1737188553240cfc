import type { Locale } from "#domain/locale/locales.ts";
import { isEditable, isFixedPart, namespaceOf } from "#domain/words/editable-words.ts";
import { stringsOf } from "#domain/words/strings-of.ts";
import { messageLeaves, messageSource } from "#i18n/message-words.ts";
import { writtenMessages } from "#i18n/messages.server.ts";
import { writtenCopy } from "./library.server.ts";

type Originals = ReadonlyMap<string, string>;

/** A build has one set of them. */
const known = new Map<string, Originals>();

/** The texts of a page that an admin may change, as they came with the site, by their place and in their order. */
export function originalWords(page: string, locale: Locale): Originals {
	const name = `${page} ${locale}`;
	const found = known.get(name) ?? readOriginals(page, locale);
	// Only pages that exist, because the name can be anything that somebody sends.
	if (found.size > 0) known.set(name, found);
	return found;
}

function readOriginals(page: string, locale: Locale): Originals {
	const namespace = namespaceOf(page);
	const texts =
		namespace === null
			? [...stringsOf(writtenCopy(locale, page), "", isFixedPart)]
			: messageLeaves(writtenMessages(locale, namespace)).flatMap(([place, message]): [string, string][] => {
					const source = messageSource(message);
					return source === null ? [] : [[place, source]];
				});
	return new Map(texts.filter(([place, text]) => isEditable(page, place, text)));
}
