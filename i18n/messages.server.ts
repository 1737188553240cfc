import { createTranslator } from "use-intl/core";
import { localFacts } from "#content/local-facts.server.ts";
import { intlLocales, type Locale, locales } from "#domain/locale/locales.ts";
import * as english from "./english-messages.ts";
import { fillMessages } from "./fill-messages.ts";

export type Messages = typeof english;
export type Namespace = keyof Messages;

const namespaces = Object.keys(english) as Namespace[];
const files = import.meta.glob<object>("./messages/*/*.json", { eager: true, import: "default" });

/** That each language has the keys of the English source is checked by `npm run check:copy`. Facts are filled in here. */
const catalogs = Object.fromEntries(
	locales.map((locale) => [
		locale,
		fillMessages(
			Object.fromEntries(namespaces.map((name) => [name, files[`./messages/${locale}/${name}.json`]])),
			localFacts(locale),
		),
	]),
) as Record<Locale, Messages>;

/** The messages of interactive parts, sent to the browser in the reader's language alone. */
export function messagesFor<N extends Namespace>(locale: Locale, namespaces: readonly N[]): Pick<Messages, N> {
	const catalog = catalogs[locale];
	return Object.fromEntries(namespaces.map((name) => [name, catalog[name]])) as Pick<Messages, N>;
}

/** A translator for text that the server itself writes: mails, errors, page copy. */
export function translator<N extends Namespace>(locale: Locale, namespace: N) {
	return createTranslator<Messages, N>({
		locale: intlLocales[locale] as Locale,
		messages: catalogs[locale],
		namespace,
	});
}

/**
 * A page's copy as plain strings: what a loader hands to its page. `values` are what is known of this page alone.
 * Messages that need a value known only later belong in a namespace of an interactive part instead.
 */
export function copyFor<N extends Namespace>(
	locale: Locale,
	namespace: N,
	values: Record<string, string | number> = {},
): Messages[N] {
	const t = translator(locale, namespace) as unknown as (key: string, given: typeof values) => string;
	const resolve = (node: object, path: string[]): unknown =>
		Object.fromEntries(
			Object.entries(node).map(([key, value]) => {
				const here = [...path, key];
				const isMessage = typeof value === "string" || Array.isArray(value);
				return [key, isMessage ? t(here.join("."), values) : resolve(value as object, here)];
			}),
		);
	return resolve(catalogs[locale][namespace], []) as Messages[N];
}
