import type { Locale } from "#domain/locale/locales.ts";
import { isEditable, isFixedPart, namespaceOf } from "#domain/words/editable-words.ts";
import { stringsOf } from "#domain/words/strings-of.ts";
import { messageSource } from "#i18n/message-words.ts";
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
	const copy = namespace === null ? writtenCopy(locale, page) : sourcesOf(writtenMessages(locale, namespace));
	return new Map([...stringsOf(copy, "", isFixedPart)].filter(([place, text]) => isEditable(page, place, text)));
}

/** The messages of a catalog as they are written. Those that are no plain text are left out. */
function sourcesOf(catalog: object): object {
	return Object.fromEntries(
		Object.entries(catalog).flatMap(([key, value]: [string, unknown]) => {
			const isBranch = typeof value === "object" && value !== null && !Array.isArray(value);
			const source = isBranch ? sourcesOf(value) : messageSource(value);
			return source === null ? [] : [[key, source]];
		}),
	);
}
