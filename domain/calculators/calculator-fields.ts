import {
	type ChoiceQuestion,
	dollars,
	type FlagQuestion,
	maxMonthlyAmount,
	type NumberQuestion,
	percent,
	years,
} from "../questions/question.ts";
import type { PremiumProduct } from "../rates/rate-table.ts";
import type { FieldName } from "./calculator-inputs.ts";
import type { CalculatorProduct } from "./calculator-products.ts";
import { maximumCoverage, minimumCoverage } from "./coverage-amounts.ts";

type NumberField = NumberQuestion<FieldName, "dollars" | "percent" | "years">;

export type CalculatorField =
	| NumberField
	| (ChoiceQuestion<FieldName, number> & { unit: "years"; initial: number })
	| FlagQuestion<FieldName>;

const span = (name: FieldName, min: number, max: number): NumberField => ({
	...years,
	name,
	min,
	max,
	slider: { max, step: 1 },
});
const age = (min: number, max: number) => span("age", min, max);
const horizon = (min: number, max: number) => span("timeHorizon", min, max);
const amount = (name: FieldName, min: number, sliderMax: number): NumberField => ({
	...dollars,
	name,
	min,
	slider: { max: sliderMax, step: 1000 },
});
const coverage = (product: PremiumProduct, sliderMax: number): NumberField => ({
	...amount("coverageAmount", minimumCoverage, sliderMax),
	max: maximumCoverage[product],
});
const monthly = (name: FieldName, min: number, sliderMax: number): NumberField => ({
	...dollars,
	name,
	min,
	max: maxMonthlyAmount,
	slider: { max: sliderMax, step: 50 },
});
const smoker: FlagQuestion<FieldName> = { kind: "flag", name: "smoker", required: false };

/** Each calculator's fields, in the order of the form. */
export const calculatorFields: Readonly<Record<CalculatorProduct, readonly CalculatorField[]>> = {
	iul: [
		age(18, 70),
		monthly("monthlyContribution", 100, 2000),
		horizon(5, 40),
		{
			...percent,
			name: "assumedRate",
			min: 4,
			max: 8,
			grain: 0.5,
			slider: { max: 8, step: 0.5 },
			initial: 6,
			required: false,
		},
	],
	fia: [amount("depositAmount", 10_000, 500_000), horizon(5, 30)],
	whole_life: [age(18, 85), coverage("whole_life", 500_000), smoker],
	term_life: [
		age(18, 85),
		coverage("term_life", 1_000_000),
		{ kind: "choice", name: "term", unit: "years", options: [10, 20, 30], initial: 20, required: false },
		smoker,
	],
	final_expense: [age(50, 85), coverage("final_expense", maximumCoverage.final_expense), smoker],
	debt_plan: [
		amount("totalDebt", 1000, 100_000),
		{ ...percent, name: "interestRate", max: 30, slider: { max: 30, step: 0.1 } },
		monthly("targetPayment", 50, 5000),
	],
	ibc: [age(18, 65), monthly("monthlyFunding", 200, 3000), horizon(10, 40)],
};
