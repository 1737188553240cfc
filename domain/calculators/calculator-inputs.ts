import type { CalculatorProduct } from "./calculator-products.ts";

/** Dollars with at most two decimals, percent per year, years. */
interface Fields {
	iul: { age: number; monthlyContribution: number; timeHorizon: number; assumedRate: number };
	fia: { depositAmount: number; timeHorizon: number };
	whole_life: { age: number; coverageAmount: number; smoker: boolean };
	term_life: { age: number; coverageAmount: number; term: number; smoker: boolean };
	final_expense: { age: number; coverageAmount: number; smoker: boolean };
	debt_plan: { totalDebt: number; interestRate: number; targetPayment: number };
	ibc: { age: number; monthlyFunding: number; timeHorizon: number };
}

export type FieldName = { [S in CalculatorProduct]: keyof Fields[S] }[CalculatorProduct];

/** Complete and valid inputs of an estimate. `state` is a two-letter code. */
export type InputsOf<S extends CalculatorProduct> = Fields[S] & { service: S; state: string };

export type CalculatorInputs = { [S in CalculatorProduct]: InputsOf<S> }[CalculatorProduct];

/** Unchecked inputs from a form or a URL, by field name. */
export type RawInputs = Partial<Record<FieldName | "service" | "state", string>>;
