import { qualityValues } from "#domain/http/quality-values.ts";
import { defaultLocale, isLocale, type Locale, languageKey } from "#domain/locale/locales.ts";

const languageCookie = new RegExp(`(?:^|;\\s*)${languageKey}=([a-z]{2})(?:;|$)`);

/** The language for a URL without one: from the cookie, otherwise from the browser's preferences. */
export function requestLocale(headers: Headers): Locale {
	const chosen = languageCookie.exec(headers.get("cookie") ?? "")?.[1];
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
