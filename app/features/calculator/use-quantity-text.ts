import { useFormatter, useTranslations } from "use-intl";
import type { Quantity } from "#domain/calculators/estimate-shape.ts";

/** Money with its cents, rates and spans of time, in the words and the digits of the page's language. */
export function useQuantityText(): (quantity: Quantity) => string {
	const t = useTranslations("calculator.units");
	const format = useFormatter();

	return (quantity) => {
		switch (quantity.unit) {
			case "cents":
				return format.number(quantity.value / 100, { style: "currency", currency: "USD", minimumFractionDigits: 2 });
			case "percent":
				return format.number(quantity.value / 100, { style: "percent", maximumFractionDigits: 4 });
			case "times":
				return format.number(quantity.value, { maximumFractionDigits: 6 });
			case "years":
				return t("years", { count: quantity.value });
			case "months":
				return t("months", { count: quantity.value });
			case "over_months":
				return t("overYears", { count: quantity.value / 12 });
			case "never":
				return t("never");
		}
	};
}

/** Dollars, with cents only where there are any. */
export function useDollars(): (dollars: number) => string {
	const format = useFormatter();
	return (dollars) => {
		const digits = Number.isInteger(dollars) ? 0 : 2;
		return format.number(dollars, {
			style: "currency",
			currency: "USD",
			minimumFractionDigits: digits,
			maximumFractionDigits: digits,
		});
	};
}

/** Dollars in short, for axes: "$150K". */
export function useShortDollars(): (dollars: number) => string {
	const format = useFormatter();
	return (dollars) =>
		format.number(dollars, { style: "currency", currency: "USD", notation: "compact", maximumFractionDigits: 1 });
}
