import { qualityValues } from "#domain/http/quality-values.ts";
import { defaultLocale, hostLanguageKey, type Locale, languageKey, locales } from "#domain/locale/locales.ts";

/** The prefixed cookie first: the other one may be older. */
const languageCookies = [hostLanguageKey, languageKey].map(
	(name) => new RegExp(`(?:^|;\\s*)${name}=([a-z]{2})(?:;|$)`),
);

/**
 * The language for a URL without one: from the cookie, otherwise from the browser's preferences.
 * @param offered those to choose from, with English
 */
export function requestLocale(headers: Headers, offered: readonly Locale[] = locales): Locale {
	const known = (language: string | undefined) => offered.find((locale) => locale === language);
	const cookies = headers.get("cookie") ?? "";
	const chosen = languageCookies.map((pattern) => pattern.exec(cookies)?.[1]).find(Boolean);
	const accepted = qualityValues(headers.get("accept-language"))
		.filter(({ quality }) => quality > 0)
		.sort((a, b) => b.quality - a.quality)
		.map(({ value }) => known(value.split("-")[0]));
	return known(chosen) ?? accepted.find(Boolean) ?? defaultLocale;
}
