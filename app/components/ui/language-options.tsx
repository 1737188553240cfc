import { localeNames, locales } from "#domain/locale/locales.ts";

/** The site's languages, each under its own name, to choose from. */
export function LanguageOptions() {
	return locales.map((locale) => (
		<option key={locale} value={locale} lang={locale}>
			{localeNames[locale]}
		</option>
	));
}
