export const locales = ["en", "es", "pt", "ht"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "en";

/** The language in which the agency's own people are written to. */
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
 * What `Intl` is asked for. It knows no `ht`: it would silently use the machine's own language, so numbers and
 * money take the form that Haitian families in the United States read every day. Dates: see `formatDate`.
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

/** The name under which a choice of language is kept, as a cookie and in local storage. */
export const languageKey = "sf_lang";
export const languageCookieMaxAge = 365 * 24 * 60 * 60;

/**
 * The language of a first visit: what was chosen before, else the browser's first supported language, else English.
 * @param acceptLanguage an Accept-Language header or `navigator.language`
 */
export function preferredLocale(chosen: string | null | undefined, acceptLanguage: string | null | undefined): Locale {
	if (isLocale(chosen)) return chosen;
	const wanted = (acceptLanguage ?? "")
		.split(",")
		.map((entry) => {
			const [tag = "", ...parameters] = entry.trim().split(";");
			const quality = parameters.map((p) => p.trim()).find((p) => p.startsWith("q="));
			return { language: tag.toLowerCase().split("-")[0], quality: quality ? Number(quality.slice(2)) : 1 };
		})
		.filter(({ quality }) => quality > 0)
		.sort((a, b) => b.quality - a.quality);
	return wanted.map(({ language }) => language).find(isLocale) ?? defaultLocale;
}
