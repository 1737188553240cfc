/** The only list of languages. Every URL path begins with one of them. */
export const locales = ["en", "es", "pt", "ht"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "en";

/** The language of emails to staff. */
export const staffLanguage: Locale = "en";

export const localeNames: Record<Locale, string> = {
	en: "English",
	es: "Español",
	pt: "Português",
	ht: "Kreyòl Ayisyen",
};

/** For social sharing (`og:locale`). */
export const openGraphLocales: Record<Locale, string> = {
	en: "en_US",
	es: "es_ES",
	pt: "pt_BR",
	ht: "ht_HT",
};

/**
 * The locales for `Intl`. It does not support `ht` and would silently use the machine's language, so numbers and
 * money take the U.S. format that Haitian families read every day. For dates, see `formatDate`.
 */
export const intlLocales: Record<Locale, string> = {
	en: "en-US",
	es: "es-US",
	pt: "pt-BR",
	ht: "en-US",
};

export function isLocale(value: unknown): value is Locale {
	return typeof value === "string" && (locales as readonly string[]).includes(value);
}

/** The name of the cookie and of the entry in local storage that hold the chosen language. */
export const languageKey = "sf_lang";

/** The cookie on an https site: neither another host of the domain nor an unencrypted response can set it. */
export const hostLanguageKey = `__Host-${languageKey}`;
export const languageCookieMaxAge = 365 * 24 * 60 * 60;
