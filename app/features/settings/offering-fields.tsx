import { insuredProducts } from "#domain/claims/figures.ts";
import { localeNames } from "#domain/locale/locales.ts";
import { figuresField, languageField, optionalLanguages } from "#domain/settings/offering-form.ts";
import { CheckBoxes } from "./check-boxes.tsx";
import type { SectionFieldsProps } from "./setting-field.tsx";

/** The languages in which visitors get the site, and the products with prices. */
export function OfferingFields({ copy: { offering }, words, fields, errorOf }: SectionFieldsProps) {
	return (
		<>
			<CheckBoxes
				id="languages"
				legend={offering.languages}
				boxes={optionalLanguages.map((locale) => ({ name: languageField(locale), label: localeNames[locale] }))}
				fields={fields}
				error={errorOf("languages")}
			/>
			<p className="max-w-prose text-sm text-ink-700">{offering.languagesHint}</p>
			<CheckBoxes
				id="figures"
				legend={offering.figures}
				boxes={insuredProducts.map((product) => ({ name: figuresField(product), label: words.products[product] }))}
				fields={fields}
				error={errorOf("figures")}
			/>
			<p className="max-w-prose text-sm text-ink-700">{offering.figuresHint}</p>
		</>
	);
}
