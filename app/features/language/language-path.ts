import type { Locale } from "#domain/locale/locales.ts";

/** The same page in another language: `/es/about` becomes `/ht/about`; a path without a language gains one. */
export function pathInLanguage(pathname: string, locale: Locale): string {
	const page = pathname.replace(/^\/[a-z]{2}(?=\/|$)/i, "").replace(/\/+$/, "");
	return `/${locale}${page}`;
}
