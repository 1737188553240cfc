import type { useFormatter, useTranslations } from "use-intl";
import type { Quantity } from "#domain/calculators/estimate-shape.ts";

export type Formatter = ReturnType<typeof useFormatter>;
export type CalculatorMessages = ReturnType<typeof useTranslations<"calculator">>;

/** Exact money with cents, rates and periods, formatted for one language. */
export function quantityText(quantity: Quantity, t: CalculatorMessages, format: Formatter): string {
	switch (quantity.unit) {
		case "cents":
			return moneyText(quantity.value / 100, 2, format);
		case "percent":
			return format.number(quantity.value / 100, { style: "percent", maximumFractionDigits: 4 });
		case "times":
			return format.number(quantity.value, { maximumFractionDigits: 6 });
		case "years":
			return t("units.years", { count: quantity.value });
		case "months":
			return t("units.months", { count: quantity.value });
		case "over_months":
			return t("units.overYears", { count: quantity.value / 12 });
		case "never":
			return t("units.never");
	}
}

/**
 * An estimated amount, in whole dollars at any size: no rate table and no assumed growth is exact to the cent. The engine
 * keeps the cents; only what people read is rounded.
 */
export function estimatedText(cents: number, format: Formatter): string {
	return moneyText(cents / 100, 0, format);
}

/** Dollars, with cents only if there are any. */
export function dollarsText(dollars: number, format: Formatter): string {
	return moneyText(dollars, Number.isInteger(dollars) ? 0 : 2, format);
}

/** Short dollar amounts for axes: "$150K". */
export function shortDollarsText(dollars: number, format: Formatter): string {
	return format.number(dollars, { style: "currency", currency: "USD", notation: "compact", maximumFractionDigits: 1 });
}

function moneyText(dollars: number, digits: number, format: Formatter): string {
	return format.number(dollars, {
		style: "currency",
		currency: "USD",
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
	});
}
