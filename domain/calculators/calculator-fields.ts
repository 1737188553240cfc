import type { FieldName } from "./calculator-inputs.ts";
import type { CalculatorProduct } from "./calculator-products.ts";
import { minimumCoverage } from "./funeral-costs.ts";

export interface NumberField<Name extends string = FieldName, Unit extends string = "dollars" | "percent" | "years"> {
	kind: "number";
	name: Name;
	unit: Unit;
	/** Both bounds are allowed values. */
	min: number;
	max: number;
	/** What one push of the slider or of a step button adds. */
	step: number;
	/** A typed value must be a multiple of this. */
	grain: number;
	/** Where the slider ends; larger values up to `max` are typed. */
	sliderMax: number;
	/** What stands there before the visitor writes anything; undefined leaves it empty. */
	initial?: number;
	/** Without it there is nothing to calculate. A field that is not required has an initial value. */
	required: boolean;
}

interface ChoiceField {
	kind: "choice";
	name: FieldName;
	unit: "years";
	options: readonly number[];
	initial: number;
	required: false;
}

interface FlagField {
	kind: "flag";
	name: FieldName;
	initial: false;
	required: false;
}

export type CalculatorField = NumberField | ChoiceField | FlagField;

/** Amounts have no upper bound of their own; this one keeps out slips of the finger, and sums exact. */
export const maxAmount = 10_000_000;
const maxMonthlyAmount = 100_000;

const years = { kind: "number", unit: "years", step: 1, grain: 1, required: true } as const;
const dollars = { kind: "number", unit: "dollars", grain: 0.01, required: true } as const;

const age = (min: number, max: number): NumberField => ({ ...years, name: "age", min, max, sliderMax: max });
const horizon = (min: number, max: number): NumberField => ({
	...years,
	name: "timeHorizon",
	min,
	max,
	sliderMax: max,
});
const monthly = (name: FieldName, min: number, sliderMax: number): NumberField => ({
	...dollars,
	name,
	min,
	max: maxMonthlyAmount,
	step: 50,
	sliderMax,
});
const amount = (name: FieldName, min: number, sliderMax: number): NumberField => ({
	...dollars,
	name,
	min,
	max: maxAmount,
	step: 1000,
	sliderMax,
});

const smoker: FlagField = { kind: "flag", name: "smoker", initial: false, required: false };

/** Every calculator's fields in the order in which they are asked. */
export const calculatorFields: Readonly<Record<CalculatorProduct, readonly CalculatorField[]>> = {
	iul: [
		age(18, 70),
		monthly("monthlyContribution", 100, 2000),
		horizon(5, 40),
		{
			kind: "number",
			name: "assumedRate",
			unit: "percent",
			min: 4,
			max: 8,
			step: 0.5,
			grain: 0.5,
			sliderMax: 8,
			initial: 6,
			required: false,
		},
	],
	fia: [amount("depositAmount", 10_000, 500_000), horizon(5, 30)],
	whole_life: [age(18, 85), amount("coverageAmount", minimumCoverage, 500_000), smoker],
	term_life: [
		age(18, 85),
		amount("coverageAmount", minimumCoverage, 1_000_000),
		{ kind: "choice", name: "term", unit: "years", options: [10, 20, 30], initial: 20, required: false },
		smoker,
	],
	final_expense: [age(50, 85), amount("coverageAmount", minimumCoverage, 50_000), smoker],
	debt_plan: [
		amount("totalDebt", 1000, 100_000),
		{
			kind: "number",
			name: "interestRate",
			unit: "percent",
			min: 0,
			max: 30,
			step: 0.1,
			// Card agreements state rates such as 21.99 %.
			grain: 0.01,
			sliderMax: 30,
			required: true,
		},
		monthly("targetPayment", 50, 5000),
	],
	ibc: [age(18, 65), monthly("monthlyFunding", 200, 3000), horizon(10, 40)],
};
