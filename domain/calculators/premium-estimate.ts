import { calculatorFields } from "./calculator-fields.ts";
import type { CalculatorInputs } from "./calculator-inputs.ts";
import type { CentsRange, EstimateSeries, Figure, PremiumEstimate, WorkingStep } from "./estimate-shape.ts";
import { roundedQuotient, toCents } from "./money.ts";
import { centsPerThousand, isBeyondBrackets, type PremiumProduct, premiumTables } from "./premium-factors.ts";
import { money, percentage, times } from "./quantities.ts";

type PremiumInputs = Extract<CalculatorInputs, { service: PremiumProduct }>;

type Insured = Pick<PremiumInputs, "service" | "coverageAmount" | "age" | "smoker">;

/** Turns coverage in cents × cents per 1,000 dollars × tenths for smoking into cents per month. */
const scale = 1_000_000;

function scaledPremium({ service: product, coverageAmount, age, smoker }: Insured): number {
	const tenths = smoker ? premiumTables[product].smokerTenths : 10;
	return toCents(coverageAmount) * centsPerThousand(product, age) * tenths;
}

function premium(insured: Insured): number {
	return roundedQuotient(scaledPremium(insured), scale);
}

/** Part of the monthly premium, rounded once. */
function shareOfPremium(insured: Insured, percent: number): number {
	return roundedQuotient(scaledPremium(insured) * percent, scale * 100);
}

export function estimatePremium(inputs: PremiumInputs): PremiumEstimate {
	const { service: product, age } = inputs;
	const monthlyCents = premium(inputs);
	const { rangePercent } = premiumTables[product];
	const range = {
		lowCents: shareOfPremium(inputs, 100 - rangePercent),
		highCents: shareOfPremium(inputs, 100 + rangePercent),
	};
	return {
		kind: "premium",
		product,
		inputs,
		axis: "age",
		primary: { code: "monthly_premium", quantity: money(monthlyCents) },
		secondary: secondaryFigure(inputs, monthlyCents),
		range,
		series: [premiumByAge(inputs, false), premiumByAge(inputs, true)],
		notes: [
			...(isBeyondBrackets(product, age) ? (["agent_must_quote"] as const) : []),
			"not_a_quote",
			...(product === "final_expense" ? (["may_be_graded"] as const) : []),
		],
		working: working(inputs, monthlyCents, range),
	} as PremiumEstimate;
}

function secondaryFigure(inputs: PremiumInputs, monthlyCents: number): Figure {
	if (inputs.service !== "term_life") return { code: "yearly_premium", quantity: money(monthlyCents * 12) };
	return { code: "premiums_over_term", quantity: money(monthlyCents * 12 * inputs.term) };
}

/** The same coverage at every age that the calculator accepts. */
function premiumByAge({ service: product, coverageAmount }: PremiumInputs, smoker: boolean): EstimateSeries {
	const field = calculatorFields[product].find(({ name }) => name === "age");
	const { min, max } = field?.kind === "number" ? field : { min: 0, max: -1 };
	return {
		code: smoker ? "smoker" : "non_smoker",
		points: Array.from({ length: max - min + 1 }, (_, index) => ({
			x: min + index,
			cents: premium({ service: product, coverageAmount, smoker, age: min + index }),
		})),
	};
}

/** Each line starts from the coverage, so that no line builds on a rounded one. */
function working(inputs: PremiumInputs, monthlyCents: number, range: CentsRange): WorkingStep[] {
	const { service: product, age, coverageAmount, smoker } = inputs;
	const { rangePercent, smokerTenths } = premiumTables[product];
	const coverageCents = toCents(coverageAmount);
	const thousands = times(coverageCents / 100_000);
	const forAge = [thousands, "×", money(centsPerThousand(product, age))] as const;
	const forSmoking = [...forAge, "×", times(smokerTenths / 10)] as const;
	const parts = smoker ? forSmoking : forAge;
	const total = secondaryFigure(inputs, monthlyCents);
	const isTerm = inputs.service === "term_life";
	return [
		{ code: "thousands_of_coverage", parts: [money(coverageCents), "÷", money(100_000)], result: thousands },
		{ code: "premium_for_age", parts: forAge, result: money(premium({ ...inputs, smoker: false })) },
		...(smoker
			? [{ code: "premium_for_smoker", parts: forSmoking, result: money(monthlyCents) } satisfies WorkingStep]
			: []),
		{ code: "low_end", parts: [...parts, "×", percentage(100 - rangePercent)], result: money(range.lowCents) },
		{ code: "high_end", parts: [...parts, "×", percentage(100 + rangePercent)], result: money(range.highCents) },
		{
			code: isTerm ? "premiums_over_term" : "yearly_premium",
			parts: [money(monthlyCents), "×", times(isTerm ? inputs.term * 12 : 12)],
			result: total.quantity,
		},
	];
}
