import { useTranslations } from "use-intl";
import { calculatorFields } from "#domain/calculators/calculator-fields.ts";
import type { Estimate, Series } from "#domain/calculators/estimate-shape.ts";
import { useFieldText } from "./use-field-text.ts";
import { useQuantityText } from "./use-quantity-text.ts";

export interface NamedFigure {
	id: string;
	label: string;
	value: string;
}

/** An estimate in words: its figures, each under its name, the first one first, and what was asked. */
export function useEstimateWords() {
	const t = useTranslations("calculator");
	const quantity = useQuantityText();
	const text = useFieldText();
	const money = (cents: number) => quantity({ unit: "cents", value: cents });

	function figures(estimate: Estimate): NamedFigure[] {
		const details = detailsOf(estimate);
		const named = [estimate.primary, estimate.secondary].map((figure) => ({
			id: figure.code,
			label: t(`figures.${figure.code}`, {
				...details,
				rate: quantity({ unit: "percent", value: details.rate }),
				payment: text.withUnit("dollars", details.payment),
			}),
			value: quantity(figure.quantity),
		}));
		const { range } = estimate;
		if (range) {
			const value = t("range.value", { low: money(range.lowCents), high: money(range.highCents) });
			named.push({ id: "range", label: t(`range.${estimate.kind}`), value });
		}
		if (estimate.kind === "growth") {
			const without = estimate.series.find(({ code }) => code === "no_growth")?.points.at(-1);
			if (without) named.push({ id: "no_growth", label: t("figures.no_growth"), value: money(without.cents) });
		}
		if (estimate.kind === "payoff") {
			const { minimum } = estimate;
			const paid = minimum.outcome === "paid";
			named.push(
				{
					id: "minimum_time",
					label: t("figures.minimum_time"),
					value: quantity(
						paid
							? { unit: "months", value: minimum.months }
							: minimum.outcome === "never"
								? { unit: "never" }
								: { unit: "over_months", value: 1200 },
					),
				},
				...(paid
					? [{ id: "minimum_interest", label: t("figures.minimum_interest"), value: money(minimum.interestCents) }]
					: []),
			);
		}
		return named;
	}

	return {
		figures,
		/** Said when the estimate has been made. */
		summary: (estimate: Estimate) =>
			figures(estimate)
				.map(({ label, value }) => `${label}: ${value}.`)
				.join(" "),
		/** The inputs, each with its name; what stands as it was is left out. */
		inputs(estimate: Estimate): NamedFigure[] {
			const values = estimate.inputs as unknown as Record<string, number | boolean>;
			return calculatorFields[estimate.service].flatMap((field) => {
				const value = values[field.name];
				if (value === undefined || value === false) return [];
				const words = field.kind === "flag" || value === true ? t("yes") : text.withUnit(field.unit, Number(value));
				return [{ id: field.name, label: t(`fields.${field.name}`), value: words }];
			});
		},
		seriesName({ code, ratePercent }: Pick<Series, "code" | "ratePercent">): string {
			const rate = ratePercent === undefined ? "" : quantity({ unit: "percent", value: ratePercent });
			return t(`series.${code}`, { rate });
		},
		money,
		quantity,
	};
}

/** What the names of figures may refer to; zero where an estimate has no such thing. */
function detailsOf({ inputs, series }: Estimate) {
	const main = series.find(({ code }) => code === "assumed" || code === "fixed_rate");
	return {
		years: "timeHorizon" in inputs ? inputs.timeHorizon : "term" in inputs ? inputs.term : 0,
		rate: main?.ratePercent ?? 0,
		payment: "targetPayment" in inputs ? inputs.targetPayment : 0,
	};
}
