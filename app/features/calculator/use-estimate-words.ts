import { useTranslations } from "use-intl";
import { calculatorFields } from "#domain/calculators/calculator-fields.ts";
import type { Estimate, PayoffEstimate, Quantity, Series } from "#domain/calculators/estimate-shape.ts";
import { timeToPayoff } from "#domain/calculators/quantities.ts";
import { useFieldText } from "./use-field-text.ts";
import { useQuantityText } from "./use-quantity-text.ts";

export interface NamedFigure {
	id: string;
	label: string;
	value: string;
	/** The same in a unit that is easier to grasp. */
	also?: string | undefined;
}

/** An estimate in words: its figures, each under its name, the first one first, and what was asked. */
export function useEstimateWords() {
	const t = useTranslations("calculator");
	const quantity = useQuantityText();
	const { withUnit } = useFieldText();
	const money = (cents: number) => quantity({ unit: "cents", value: cents });

	function inYears(span: Quantity): string | undefined {
		if (span.unit !== "months" || span.value < fewMonths) return undefined;
		return t("units.yearsAndMonths", { years: Math.floor(span.value / 12), months: span.value % 12 });
	}

	function figures(estimate: Estimate): NamedFigure[] {
		const { years, rate, payment } = detailsOf(estimate);
		const details = {
			years,
			rate: quantity({ unit: "percent", value: rate }),
			payment: withUnit("dollars", payment),
		};
		return [
			...sums(estimate).map((figure) => ({
				id: figure.code,
				label: t(`figures.${figure.code}`, details),
				value: quantity(figure.quantity),
				also: inYears(figure.quantity),
			})),
			...(estimate.range ? [range(estimate)] : []),
			...(estimate.kind === "growth" ? [withoutGrowth(estimate)] : []),
			...(estimate.kind === "payoff" ? minimumFigures(estimate) : []),
		];
	}

	function range({ kind, range }: Exclude<Estimate, PayoffEstimate>): NamedFigure {
		const value = t("range.value", { low: money(range.lowCents), high: money(range.highCents) });
		return { id: "range", label: t(`range.${kind}`), value };
	}

	function withoutGrowth({ series }: Estimate): NamedFigure {
		const end = series.find(({ code }) => code === "no_growth")?.points.at(-1);
		return { id: "no_growth", label: t("figures.no_growth"), value: money(end?.cents ?? 0) };
	}

	function minimumFigures({ minimum }: PayoffEstimate): NamedFigure[] {
		const span = timeToPayoff(minimum);
		const time = {
			id: "minimum_time",
			label: t("figures.minimum_time"),
			value: quantity(span),
			also: inYears(span),
		};
		if (minimum.outcome !== "paid") return [time];
		const label = t("figures.minimum_interest");
		return [time, { id: "minimum_interest", label, value: money(minimum.interestCents) }];
	}

	return {
		figures,
		/** Said when the estimate has been made. */
		summary: (estimate: Estimate) =>
			figures(estimate)
				.map(({ label, value }) => `${label}: ${value}.`)
				.join(" "),
		/** What was entered, each under its name; a box that was not ticked is left out. */
		inputs(estimate: Estimate): NamedFigure[] {
			const values = estimate.inputs as unknown as Record<string, number | boolean>;
			return calculatorFields[estimate.service].flatMap((field) => {
				const value = values[field.name];
				if (value === undefined || value === false) return [];
				const words = field.kind === "flag" ? t("yes") : withUnit(field.unit, Number(value));
				return [{ id: field.name, label: t(`fields.${field.name}`), value: words }];
			});
		},
		seriesName({ code, ratePercent }: Pick<Series, "code" | "ratePercent">): string {
			const rate = ratePercent === undefined ? "" : quantity({ unit: "percent", value: ratePercent });
			return t(`series.${code}`, { rate });
		},
		money,
	};
}

/** So many months nobody counts in years. */
const fewMonths = 24;

/** Where a debt never ends, its interest has no sum. */
function sums({ kind, primary, secondary }: Estimate) {
	return kind === "payoff" && secondary.quantity.unit !== "cents" ? [primary] : [primary, secondary];
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
