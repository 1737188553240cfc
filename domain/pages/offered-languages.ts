import { defaultLocale, isLocale, type Locale } from "../locale/locales.ts";
import { withoutLocale } from "../locale/without-locale.ts";
import { offlineSlug } from "./offline-page.ts";

/** Pages, feeds, sitemaps and search indexes. What pages that are open fetch, and files that emails link to, stay. */
const ofLanguage = /^(?:\/|\/sitemap-|\/search-index\/)([a-z]{2})(?=[/.]|$)/;

/** Visitors came to know these in their language: a link in their emails leads to the first, and their browser keeps the other. */
const staying = ["/unsubscribe", `/${offlineSlug}`];

/**
 * Where the same page is in English, if its language isn't among those that the site offers.
 * @param path with the language
 */
export function englishPathOf(path: string, offered: readonly Locale[]): string | undefined {
	const [start = "", locale] = ofLanguage.exec(path) ?? [];
	if (!isLocale(locale) || offered.includes(locale) || staying.includes(withoutLocale(path))) return undefined;
	return start.slice(0, -locale.length) + defaultLocale + path.slice(start.length);
}
