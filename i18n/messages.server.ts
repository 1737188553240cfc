import { createTranslator } from "use-intl/core";
import { currentClaims } from "#content/current-claims.server.ts";
import { localFacts } from "#content/local-facts.server.ts";
import { withSetWords } from "#content/set-words.ts";
import type { Claims } from "#domain/claims/claims.ts";
import { intlLocales, type Locale } from "#domain/locale/locales.ts";
import * as english from "./english-messages.ts";
import { fillMessages } from "./fill-messages.ts";
import { messageOf, messageSource } from "./message-words.ts";

type Catalog = typeof english;

/**
 * Messages whose values differ from row to row, such as counts and names, stand under `filled` in their namespace. Only a
 * translator for `leadDesk.filled` reads them; `copyFor` leaves them out, because it has no values for them.
 */
export type Messages = { [N in keyof Catalog]: Omit<Catalog[N], "filled"> };
export type Namespace = keyof Messages;
type FilledNamespace = { [N in Namespace]: Catalog[N] extends { filled: object } ? `${N}.filled` : never }[Namespace];

const namespaces = Object.keys(english) as Namespace[];
const files = import.meta.glob<object>("./messages/*/*.json", { eager: true, import: "default" });

/** For each claims, because copy without claims is read in between. */
const catalogs = new WeakMap<Claims, Partial<Record<Locale, Catalog>>>();

/** The messages with their facts and claims. `npm run check:copy` checks that each language has the keys of English. */
function catalogOf(locale: Locale): Catalog {
	const claims = currentClaims();
	const ofClaims = catalogs.get(claims) ?? {};
	catalogs.set(claims, ofClaims);
	ofClaims[locale] ??= openCatalog(locale, claims);
	return ofClaims[locale];
}

/** Fills each namespace when it is first read: a caller reads a few of dozens. */
function openCatalog(locale: Locale, claims: Claims): Catalog {
	const facts = localFacts(locale, claims);
	const catalog = {};
	for (const name of namespaces) {
		let filled: object | undefined;
		const get = () => {
			filled ??= fillMessages(namespaceIn(locale, name, claims), facts, claims);
			return filled;
		};
		Object.defineProperty(catalog, name, { enumerable: true, get });
	}
	return catalog as Catalog;
}

/** The messages of a namespace with the words that an admin has set. */
function namespaceIn(locale: Locale, name: string, { facts }: Claims): object {
	const at = { page: `messages/${name}`, locale, facts };
	return withSetWords(writtenMessages(locale, name), at, messageSource, messageOf);
}

/** The messages of a namespace as they are written, compiled. */
export function writtenMessages(locale: Locale, namespace: string): object {
	return files[`./messages/${locale}/${namespace}.json`] ?? {};
}

/** The messages of interactive parts, sent to the browser only in the page's language. */
export function messagesFor<N extends Namespace>(locale: Locale, namespaces: readonly N[]): Pick<Catalog, N> {
	const catalog = catalogOf(locale);
	return Object.fromEntries(namespaces.map((name) => [name, catalog[name]])) as Pick<Catalog, N>;
}

/** A translator for text that the server renders: emails, errors, page copy. */
export function translator<N extends Namespace | FilledNamespace>(locale: Locale, namespace: N) {
	return createTranslator<Catalog, N>({
		locale: intlLocales[locale] as Locale,
		messages: catalogOf(locale),
		namespace,
	});
}

/** Copy without values of a page, by the namespace that it was read from. */
const copies = new WeakMap<object, object>();

/**
 * The copy of a page as plain strings, for its loader. `values` fill the placeholders of this page. A message whose
 * values are known only in the browser belongs in the namespace of an interactive part.
 */
export function copyFor<N extends Namespace>(
	locale: Locale,
	namespace: N,
	values?: Record<string, string | number>,
): Messages[N] {
	const messages = catalogOf(locale)[namespace];
	const known = values ? undefined : copies.get(messages);
	if (known) return known as Messages[N];
	const { filled, ...shown } = messages as { filled?: object };
	const copy = resolveCopy(locale, namespace, shown, values ?? {});
	if (!values) copies.set(messages, copy);
	return copy as Messages[N];
}

/** Frozen, because several readers may share it. */
function resolveCopy(locale: Locale, namespace: Namespace, messages: object, values: Record<string, string | number>) {
	const t = translator(locale, namespace) as unknown as (key: string, given: typeof values) => string;
	const resolve = (node: object, path: string[]): object =>
		Object.freeze(
			Object.fromEntries(
				Object.entries(node).map(([key, value]) => {
					const here = [...path, key];
					const isMessage = typeof value === "string" || Array.isArray(value);
					return [key, isMessage ? t(here.join("."), values) : resolve(value as object, here)];
				}),
			),
		);
	return resolve(messages, []);
}
