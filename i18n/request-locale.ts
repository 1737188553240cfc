import { type Locale, languageKey, preferredLocale } from "./locales.ts";

const languageCookie = new RegExp(`(?:^|;\\s*)${languageKey}=([a-z]{2})(?:;|$)`);

/** The language for an address that names none: the choice kept in the cookie, else what the browser asks for. */
export function requestLocale(headers: Headers): Locale {
	const chosen = languageCookie.exec(headers.get("cookie") ?? "")?.[1];
	return preferredLocale(chosen, headers.get("accept-language"));
}
