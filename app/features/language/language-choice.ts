import { localStore } from "#app/browser/stores.ts";
import { isLocale, type Locale, languageCookieMaxAge, languageKey } from "#domain/locale/locales.ts";
import { pathInLanguage } from "./language-path.ts";

/** Opens the page in another language and remembers the choice. */
export function switchLanguage(locale: Locale) {
	rememberLanguage(locale);
	const { pathname, search, hash } = window.location;
	const target = pathInLanguage(pathname, locale);
	if (target === pathname) window.location.reload();
	else window.location.assign(target + search + hash);
}

/** The remembered language, if only local storage has it: the server reads the cookie, which is missing. */
export function languageUnknownToServer(): Locale | undefined {
	if (document.cookie.split("; ").some((cookie) => cookie.startsWith(`${languageKey}=`))) return undefined;
	const stored = localStore.getItem(languageKey);
	return isLocale(stored) ? stored : undefined;
}

/** Stores the language in a cookie for the server, and in local storage, which outlives cookies in some browsers. */
export function rememberLanguage(locale: Locale) {
	const secure = window.location.protocol === "https:" ? "; secure" : "";
	// biome-ignore lint/suspicious/noDocumentCookie: many browsers have no Cookie Store API yet.
	document.cookie = `${languageKey}=${locale}; max-age=${languageCookieMaxAge}; path=/; samesite=lax${secure}`;
	localStore.setItem(languageKey, locale);
}
