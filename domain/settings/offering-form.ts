import * as v from "valibot";
import type { OfferingFacts } from "../agency/settable-facts.ts";
import { insuredProducts } from "../claims/figures.ts";
import { defaultLocale, type Locale, locales } from "../locale/locales.ts";
import type { InsuredProduct } from "../products/products.ts";

/** English stays: other languages redirect to it. */
export const optionalLanguages = locales.filter((locale) => locale !== defaultLocale);

export const languageField = (locale: Locale) => `language_${locale}`;
/** Checked while the product has figures. */
export const figuresField = (product: InsuredProduct) => `figures_${product}`;

export const offeringFactsSchema = v.object({
	languages: v.array(v.picklist(locales)),
	withoutFigures: v.array(v.picklist(insuredProducts)),
}) satisfies v.GenericSchema<unknown, OfferingFacts>;

/** Reads the form of what the site offers. */
export function readOfferingForm(fields: Readonly<Record<string, unknown>>): { ok: true; facts: OfferingFacts } {
	return {
		ok: true,
		facts: {
			languages: locales.filter((locale) => locale === defaultLocale || languageField(locale) in fields),
			withoutFigures: insuredProducts.filter((product) => !(figuresField(product) in fields)),
		},
	};
}

/** The facts as the form has them. */
export function fieldsOfOffering({ languages, withoutFigures }: OfferingFacts): Record<string, string> {
	const offered = optionalLanguages.filter((locale) => languages.includes(locale));
	const shown = insuredProducts.filter((product) => !withoutFigures.includes(product));
	return Object.fromEntries([...offered.map(languageField), ...shown.map(figuresField)].map((field) => [field, "on"]));
}
