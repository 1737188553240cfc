import { calculatorFields } from "#domain/calculators/calculator-fields.ts";
import type {
	Estimate,
	EstimateSeries,
	PayoffEstimate,
	Quantity,
	WorkingStep,
} from "#domain/calculators/estimate-shape.ts";
import { timeToPayoff } from "#domain/calculators/quantities.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import type { RateSource } from "#domain/rates/rate-table.ts";
import { formatDate } from "./format.ts";
import { type CalculatorMessages, dollarsText, estimatedText, type Formatter, quantityText } from "./quantity-text.ts";

export interface NamedFigure {
	id: string;
	label: string;
	value: string;
	/** The same value in a unit that is easier to grasp. */
	also?: string | undefined;
}

/**
 * The copy of an estimate, the same on the page and in the PDF: its figures with their labels, in order, and what was
 * entered.
 */
export function estimateCopy(t: CalculatorMessages, format: Formatter, locale: Locale) {
	const quantity = (given: Quantity) => quantityText(given, t, format);

	/** Premiums and growth are estimates. The cost of a debt is computed from the balance, so it keeps its cents. */
	const money = (cents: number, { kind }: Pick<Estimate, "kind">) =>
		kind === "payoff" ? quantity({ unit: "cents", value: cents }) : estimatedText(cents, format);
	const result = (given: Quantity, estimate: Estimate) =>
		given.unit === "cents" ? money(given.value, estimate) : quantity(given);

	function inYears(span: Quantity): string | undefined {
		if (span.unit !== "months" || span.value < minMonthsInYears) return undefined;
		return t("units.yearsAndMonths", { years: Math.floor(span.value / 12), months: span.value % 12 });
	}

	function figures(estimate: Estimate): NamedFigure[] {
		const { years, rate, payment } = detailsOf(estimate);
		const details = {
			years,
			rate: quantity({ unit: "percent", value: rate }),
			payment: dollarsText(payment, format),
		};
		return [
			...sums(estimate).map((figure) => ({
				id: figure.code,
				label: t(`figures.${figure.code}`, details),
				value: result(figure.quantity, estimate),
				also: inYears(figure.quantity),
			})),
			...(estimate.range ? [range(estimate)] : []),
			...(estimate.kind === "growth" ? [withoutGrowth(estimate)] : []),
			...(estimate.kind === "payoff" ? minimumFigures(estimate) : []),
		];
	}

	function range(estimate: Exclude<Estimate, PayoffEstimate>): NamedFigure {
		const { lowCents, highCents } = estimate.range;
		const value = t("range.value", { low: money(lowCents, estimate), high: money(highCents, estimate) });
		return { id: "range", label: t(`range.${estimate.kind}`), value };
	}

	function withoutGrowth(estimate: Estimate): NamedFigure {
		const end = estimate.series.find(({ code }) => code === "no_growth")?.points.at(-1);
		return { id: "no_growth", label: t("figures.no_growth"), value: money(end?.cents ?? 0, estimate) };
	}

	function minimumFigures(estimate: PayoffEstimate): NamedFigure[] {
		const { minimum } = estimate;
		const span = timeToPayoff(minimum);
		const time = { id: "minimum_time", label: t("figures.minimum_time"), value: quantity(span), also: inYears(span) };
		if (minimum.outcome !== "paid") return [time];
		const label = t("figures.minimum_interest");
		return [time, { id: "minimum_interest", label, value: money(minimum.interestCents, estimate) }];
	}

	return {
		figures,
		/** Announced to screen readers when the estimate is ready. */
		summary: (estimate: Estimate) =>
			figures(estimate)
				.map(({ label, value }) => `${label}: ${value}.`)
				.join(" "),
		/** The inputs with their labels. An unchecked box is an answer as well. */
		inputs({ inputs, product }: Pick<Estimate, "inputs" | "product">): NamedFigure[] {
			const values = inputs as unknown as Record<string, number | boolean>;
			return calculatorFields[product].flatMap((field) => {
				const value = values[field.name];
				if (value === undefined) return [];
				if (field.kind === "flag") {
					return [{ id: field.name, label: t("series.smoker"), value: t(value ? "yes" : "no") }];
				}
				const label = t(`fields.${field.name}`);
				const amount = Number(value);
				const text =
					field.unit === "dollars" ? dollarsText(amount, format) : quantity({ unit: field.unit, value: amount });
				return [{ id: field.name, label, value: text }];
			});
		},
		/** The notes to the figures, the most important first. */
		notes({ kind, notes }: Estimate) {
			return notes.map((note) => ({
				id: note,
				text: t(`notes.${note === "hypothetical" && kind === "payoff" ? "hypothetical_payoff" : note}`),
			}));
		},
		/** Assumed answers, in words: "Term length: 20 years", "Non-smoker". */
		assumptions(estimate: Estimate, assumed: readonly string[]): string[] {
			const { state } = estimate.inputs;
			const labeled = this.inputs(estimate).filter(({ id }) => id !== "smoker" && assumed.includes(id));
			return [
				...labeled.map(({ label, value }) => `${label}: ${value}`),
				...(assumed.includes("smoker") ? [t("series.non_smoker")] : []),
				...(assumed.includes("state") ? [`${t("fields.state")}: ${jurisdictionName(state, locale) ?? state}`] : []),
			];
		},
		/** Stands in place of a premium that the table has no rate for. */
		refusal: (table: RateSource) => ({
			title: t("refused.title"),
			text: t("refused.text", { date: rateDate(locale, table.effectiveOn) }),
		}),
		seriesName({ code, ratePercent }: Pick<EstimateSeries, "code" | "ratePercent">): string {
			const rate = ratePercent === undefined ? "" : quantity({ unit: "percent", value: ratePercent });
			return t(`series.${code}`, { rate });
		},
		/** A step of the calculation, with the visitor's numbers. */
		working({ code, parts, result }: WorkingStep) {
			const sum = parts.map((part) => (typeof part === "string" ? part : quantity(part))).join(" ");
			return { label: t(`working.steps.${code}`), sum, result: quantity(result) };
		},
		money,
	};
}

function rateDate(locale: Locale, day: string): string {
	return formatDate(locale, new Date(`${day}T12:00:00Z`), "UTC");
}

/** Shorter periods are given only in months. */
const minMonthsInYears = 24;

/** The interest of a debt that never ends has no total. */
function sums({ kind, primary, secondary }: Estimate) {
	return kind === "payoff" && secondary.quantity.unit !== "cents" ? [primary] : [primary, secondary];
}

/** The values in the labels of figures. They are zero if the estimate does not have them. */
function detailsOf({ inputs, series }: Estimate) {
	const main = series.find(({ code }) => code === "assumed" || code === "fixed_rate");
	return {
		years: "timeHorizon" in inputs ? inputs.timeHorizon : "term" in inputs ? inputs.term : 0,
		rate: main?.ratePercent ?? 0,
		payment: "targetPayment" in inputs ? inputs.targetPayment : 0,
	};
}
