import { isLocale, type Locale, languageCookieMaxAge, languageKey } from "#domain/locale/locales.ts";
import { pathInLanguage } from "./language-path.ts";

/** Reads the page again in another language, and remembers the choice. */
export function switchLanguage(locale: Locale) {
	rememberLanguage(locale);
	const { pathname, search, hash } = window.location;
	const target = pathInLanguage(pathname, locale);
	if (target === pathname) window.location.reload();
	else window.location.assign(target + search + hash);
}

/** What local storage alone remembers: the server, which reads the cookie, has not heard of it. */
export function languageUnknownToServer(): Locale | undefined {
	if (document.cookie.split("; ").some((cookie) => cookie.startsWith(`${languageKey}=`))) return undefined;
	try {
		const stored = localStorage.getItem(languageKey);
		return isLocale(stored) ? stored : undefined;
	} catch {
		return undefined;
	}
}

/** Written to the cookie for the server, and to local storage, which outlives cookies in some browsers. */
export function rememberLanguage(locale: Locale) {
	// biome-ignore lint/suspicious/noDocumentCookie: half of the readers' browsers have no Cookie Store yet.
	document.cookie = `${languageKey}=${locale}; max-age=${languageCookieMaxAge}; path=/; samesite=lax`;
	try {
		localStorage.setItem(languageKey, locale);
	} catch {
		// Storage may be forbidden; the cookie is enough.
	}
}
