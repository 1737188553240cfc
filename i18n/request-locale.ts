import { qualityValues } from "#domain/http/quality-values.ts";
import { defaultLocale, hostLanguageKey, isLocale, type Locale, languageKey } from "#domain/locale/locales.ts";

/** The prefixed cookie first: the other one may be older. */
const languageCookies = [hostLanguageKey, languageKey].map(
	(name) => new RegExp(`(?:^|;\\s*)${name}=([a-z]{2})(?:;|$)`),
);

/** The language for a URL without one: from the cookie, otherwise from the browser's preferences. */
export function requestLocale(headers: Headers): Locale {
	const cookies = headers.get("cookie") ?? "";
	const chosen = languageCookies.map((pattern) => pattern.exec(cookies)?.[1]).find(Boolean);
	return isLocale(chosen) ? chosen : acceptedLocale(headers.get("accept-language"));
}

/** The browser's preferred language among those of the site, otherwise English. */
function acceptedLocale(acceptLanguage: string | null): Locale {
	return (
		qualityValues(acceptLanguage)
			.filter(({ quality }) => quality > 0)
			.sort((a, b) => b.quality - a.quality)
			.map(({ value }) => value.split("-")[0])
			.find(isLocale) ?? defaultLocale
	);
}
