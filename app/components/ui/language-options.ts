import { localeNames, locales } from "#domain/locale/locales.ts";
import type { SelectOption } from "./select.tsx";

/** The site's languages, each under its own name, to choose from. */
export const languageOptions: readonly SelectOption[] = locales.map((locale) => ({
	value: locale,
	label: localeNames[locale],
	lang: locale,
}));
