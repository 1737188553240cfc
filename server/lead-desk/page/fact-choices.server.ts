import type { LeadFactName } from "#domain/lead-desk/lead-facts.ts";
import { leadProducts } from "#domain/lead-desk/lead-filter.ts";
import { phoneText } from "#domain/leads/phone-text.ts";
import { isLocale, type Locale, localeNames, locales } from "#domain/locale/locales.ts";
import { jurisdictionName, jurisdictions } from "#domain/location/jurisdictions.ts";
import { translator } from "#i18n/messages.server.ts";

/** The options of the fields about a person, in the reader's language. */
export function factChoices(locale: Locale) {
	return {
		states: jurisdictions.map(({ abbr, names }) => ({ value: abbr, label: names[locale] })),
		languages: locales.map((value) => ({ value, label: localeNames[value] })),
		products: leadProducts.map((value) => ({ value, label: productName(value, locale) })),
	};
}

/** A fact about a person as the reader reads it. Empty if nobody knows it. */
export function factText(name: LeadFactName, value: string | null | undefined, locale: Locale): string {
	if (!value) return "";
	if (name === "phone") return phoneText(value);
	if (name === "state") return jurisdictionName(value, locale) ?? value;
	if (name === "locale") return isLocale(value) ? localeNames[value] : value;
	const product = name === "product" && leadProducts.find((one) => one === value);
	return product ? productName(product, locale) : value;
}

/** A product, or work as an agent, in the reader's language. */
export function productName(product: (typeof leadProducts)[number], locale: Locale): string {
	return product === "recruiting"
		? translator(locale, "leadSummary")("recruiting")
		: translator(locale, "shell")(`services.${product}`);
}
