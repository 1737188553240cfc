import { localStore } from "#app/browser/stores.ts";
import { hostLanguageKey, isLocale, type Locale, languageCookieMaxAge, languageKey } from "#domain/locale/locales.ts";
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
	const names = [languageKey, hostLanguageKey];
	if (document.cookie.split("; ").some((cookie) => names.includes(cookie.split("=")[0] ?? ""))) return undefined;
	const stored = localStore.getItem(languageKey);
	return isLocale(stored) ? stored : undefined;
}

/** Stores the language in a cookie for the server, and in local storage, which outlives cookies in some browsers. */
export function rememberLanguage(locale: Locale) {
	const isSecure = window.location.protocol === "https:";
	const [name, secure] = isSecure ? [hostLanguageKey, "; secure"] : [languageKey, ""];
	// biome-ignore lint/suspicious/noDocumentCookie: many browsers have no Cookie Store API yet.
	document.cookie = `${name}=${locale}; max-age=${languageCookieMaxAge}; path=/; samesite=lax${secure}`;
	localStore.setItem(languageKey, locale);
}
