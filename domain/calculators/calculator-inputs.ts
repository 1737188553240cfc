import type { CalculatorProduct } from "./calculator-products.ts";

/** Money in dollars with at most two decimals, rates in percent a year, horizons and terms in years. */
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

/** What an estimate is made from, complete and within its bounds. `state` is a two-letter code. */
export type InputsOf<S extends CalculatorProduct> = Fields[S] & { service: S; state: string };

export type CalculatorInputs = { [S in CalculatorProduct]: InputsOf<S> }[CalculatorProduct];

/** What stands in a form or in an address, by the names of its fields: nothing is known of it yet. */
export type RawInputs = Partial<Record<FieldName | "service" | "state", string>>;
