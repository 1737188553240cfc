import { useFormatter, useTranslations } from "use-intl";
import type { Quantity } from "#domain/calculators/estimate-shape.ts";
import { dollarsText, quantityText, shortDollarsText } from "#i18n/quantity-text.ts";

export function useQuantityText(): (quantity: Quantity) => string {
	const t = useTranslations("calculator");
	const format = useFormatter();
	return (quantity) => quantityText(quantity, t, format);
}

export function useDollars(): (dollars: number) => string {
	const format = useFormatter();
	return (dollars) => dollarsText(dollars, format);
}

export function useShortDollars(): (dollars: number) => string {
	const format = useFormatter();
	return (dollars) => shortDollarsText(dollars, format);
}
