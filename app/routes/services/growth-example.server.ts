import { createFormatter } from "use-intl/core";
import type { GrowthExampleProps } from "#app/components/content/growth-example.tsx";
import { agency } from "#content/agency.ts";
import { rateTables } from "#content/rates.ts";
import { estimateExample } from "#domain/calculators/estimate.ts";
import { intlLocales, type Locale } from "#domain/locale/locales.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { endOf } from "#domain/stories/figures.ts";
import { growthExamples } from "#domain/stories/page-examples.ts";
import { estimateCopy } from "#i18n/estimate-copy.ts";
import { translator } from "#i18n/messages.server.ts";
import { showsFigures } from "../withheld-messages.server.ts";

/** The limits that can't wait for the example further down. */
const nearLimits: readonly string[] = [
	"hypothetical",
	"charges_not_included",
	"annuity_charges_not_included",
	"share_of_funding",
	"dividends_not_certain",
];

/**
 * The example at the top of a product's page, whose figures are growth.
 * @param title of the same example in the page's copy, which says that it is hypothetical
 */
export function growthExample(locale: Locale, slug: ProductSlug, title: string | undefined): GrowthExampleProps | null {
	const inputs = growthExamples(agency.address.region)[slug];
	if (!inputs || !title || !showsFigures(slug)) return null;
	const estimate = estimateExample(inputs, rateTables);
	const format = createFormatter({ locale: intlLocales[locale] as Locale });
	const copy = estimateCopy(translator(locale, "calculator"), format, locale);
	return {
		title,
		lines: estimate.series.map((line) => ({
			name: copy.seriesName(line),
			value: copy.money(endOf(estimate, line.code), estimate),
		})),
		limits: copy
			.notes(estimate)
			.filter(({ id }) => nearLimits.includes(id))
			.map(({ text }) => text),
	};
}
