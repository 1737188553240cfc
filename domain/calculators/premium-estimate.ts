import type { PremiumProduct, Rate, RateTable } from "#domain/rates/rate-table.ts";
import { dependsOn, rateFor } from "#domain/rates/rate-table.ts";
import { calculatorFields } from "./calculator-fields.ts";
import type { CalculatorInputs } from "./calculator-inputs.ts";
import type { CentsRange, EstimateSeries, Figure, NoteCode, PremiumEstimate, WorkingStep } from "./estimate-shape.ts";
import { inWholeDollars, roundedQuotient, toCents } from "./money.ts";
import { money, percentage, times } from "./quantities.ts";

type PremiumInputs = Extract<CalculatorInputs, { service: PremiumProduct }>;

/** Turns coverage in cents × hundredths of a cent per 1,000 dollars into cents. */
const scale = 10_000_000;

function rateOf(table: RateTable, inputs: PremiumInputs): Rate | null {
	return rateFor(table, { ...inputs, term: inputs.service === "term_life" ? inputs.term : null });
}

/** Part of the monthly premium with the policy's fee, rounded once. */
function premium(table: RateTable, rate: Rate, coverageAmount: number, percent = 100): number {
	const scaled = toCents(coverageAmount) * rate.perThousand + table.feeCents * scale;
	return roundedQuotient(scaled * percent, scale * 100);
}

/** Null: the table has no rate for this person. */
export function estimatePremium(inputs: PremiumInputs, table: RateTable): PremiumEstimate | null {
	const rate = rateOf(table, inputs);
	if (!rate) return null;
	const { service: product, coverageAmount } = inputs;
	const monthlyCents = premium(table, rate, coverageAmount);
	const range = {
		lowCents: premium(table, rate, coverageAmount, 100 - table.rangePercent),
		highCents: premium(table, rate, coverageAmount, 100 + table.rangePercent),
	};
	return {
		kind: "premium",
		product,
		inputs,
		axis: "age",
		primary: { code: "monthly_premium", quantity: money(monthlyCents) },
		secondary: secondaryFigure(inputs, monthlyCents),
		range,
		series: [premiumByAge(inputs, table, false), premiumByAge(inputs, table, true)],
		notes: [
			...(rate.isRough ? (["agent_must_quote"] as const) : []),
			"not_a_quote",
			...(product === "final_expense" ? (["may_be_graded"] as const) : []),
			...unusedNotes(product, table),
		],
		working: working({ inputs, table, rate, monthlyCents, range }),
	} as PremiumEstimate;
}

/** Every question is asked with every table, so the answers that change nothing are named. */
function unusedNotes(product: PremiumProduct, table: RateTable): NoteCode[] {
	const { term, smoking, state } = dependsOn(table);
	return [
		...(product === "term_life" && !term ? (["term_unused"] as const) : []),
		...(smoking ? [] : (["smoking_unused"] as const)),
		...(state ? [] : (["state_unused"] as const)),
	];
}

/** Counted from the monthly premium that people read, so that the two agree when somebody multiplies them. */
function secondaryFigure(inputs: PremiumInputs, monthlyCents: number): Figure {
	const yearlyCents = inWholeDollars(monthlyCents) * 12;
	if (inputs.service !== "term_life") return { code: "yearly_premium", quantity: money(yearlyCents) };
	return { code: "premiums_over_term", quantity: money(yearlyCents * inputs.term) };
}

/** The same coverage at every age that the calculator accepts and the table knows. */
function premiumByAge(inputs: PremiumInputs, table: RateTable, smoker: boolean): EstimateSeries {
	const field = calculatorFields[inputs.service].find(({ name }) => name === "age");
	const { min, max } = field?.kind === "number" ? field : { min: 0, max: -1 };
	const ages = Array.from({ length: max - min + 1 }, (_, index) => min + index);
	return {
		code: smoker ? "smoker" : "non_smoker",
		points: ages.flatMap((age) => {
			const rate = rateOf(table, { ...inputs, age, smoker });
			return rate ? [{ x: age, cents: premium(table, rate, inputs.coverageAmount) }] : [];
		}),
	};
}

/** Each line but the last starts from the coverage, so that it doesn't build on a rounded one. */
function working({
	inputs,
	table,
	rate,
	monthlyCents,
	range,
}: {
	inputs: PremiumInputs;
	table: RateTable;
	rate: Rate;
	monthlyCents: number;
	range: CentsRange;
}): WorkingStep[] {
	const { coverageAmount } = inputs;
	const coverageCents = toCents(coverageAmount);
	const thousands = times(coverageCents / 100_000);
	const other = inputs.smoker ? rateOf(table, { ...inputs, smoker: false }) : null;
	// "× 1.6" explains more than a smoker's own rate, where the two are in such a proportion.
	const base = other && (rate.perThousand * 10) % other.perThousand === 0 ? other : rate;
	const fee = table.feeCents > 0 ? (["+", money(table.feeCents)] as const) : [];
	const forAge = [thousands, "×", money(base.perThousand / 100)] as const;
	const forSmoking = [...forAge, "×", times(rate.perThousand / base.perThousand)] as const;
	const parts = base === rate ? [...forAge, ...fee] : [...forSmoking, ...fee];
	const isTerm = inputs.service === "term_life";
	const share = (percent: number) => [
		...(fee.length > 0 ? (["(", ...parts, ")"] as const) : parts),
		"×" as const,
		percentage(percent),
	];
	return [
		{ code: "thousands_of_coverage", parts: [money(coverageCents), "÷", money(100_000)], result: thousands },
		{
			code: "premium_for_age",
			parts: [...forAge, ...fee],
			result: money(premium(table, base, coverageAmount)),
		},
		...(base === rate
			? []
			: [{ code: "premium_for_smoker", parts, result: money(monthlyCents) } satisfies WorkingStep]),
		{ code: "low_end", parts: share(100 - table.rangePercent), result: money(range.lowCents) },
		{ code: "high_end", parts: share(100 + table.rangePercent), result: money(range.highCents) },
		{
			code: isTerm ? "premiums_over_term" : "yearly_premium",
			parts: [money(inWholeDollars(monthlyCents)), "×", times(isTerm ? inputs.term * 12 : 12)],
			result: secondaryFigure(inputs, monthlyCents).quantity,
		},
	];
}
