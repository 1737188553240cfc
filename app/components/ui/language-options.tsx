import { localeNames, locales } from "#domain/locale/locales.ts";

/** The languages of the site, each in its own words, for a list to choose from. */
export function LanguageOptions() {
	return locales.map((locale) => (
		<option key={locale} value={locale} lang={locale}>
			{localeNames[locale]}
		</option>
	));
}
