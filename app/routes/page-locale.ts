import { data } from "react-router";
import { isLocale, type Locale } from "#domain/locale/locales.ts";

/** The language in a page's URL. */
export function pageLocale({ locale }: { locale?: string }): Locale {
	if (!isLocale(locale)) throw data(null, { status: 404 });
	return locale;
}
