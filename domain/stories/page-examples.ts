import type { CalculatorInputs } from "#domain/calculators/calculator-inputs.ts";
import type { ProductSlug } from "#domain/products/products.ts";

/** The numbers that each guide works out. They are made up, to show how the arithmetic goes. */
export function guideExamples(state: string): Readonly<Record<ProductSlug, CalculatorInputs>> {
	return {
		"term-life": { service: "term_life", state, age: 40, coverageAmount: 500_000, term: 20, smoker: false },
		"whole-life": { service: "whole_life", state, age: 40, coverageAmount: 100_000, smoker: false },
		"final-expense": { service: "final_expense", state, age: 66, coverageAmount: 15_000, smoker: false },
		iul: { service: "iul", state, age: 40, monthlyContribution: 300, timeHorizon: 20, assumedRate: 6 },
		fia: { service: "fia", state, depositAmount: 100_000, timeHorizon: 10 },
		ibc: { service: "ibc", state, age: 40, monthlyFunding: 500, timeHorizon: 20 },
		"debt-action": { service: "debt_plan", state, totalDebt: 24_000, interestRate: 22, targetPayment: 600 },
	};
}

/** The examples of products whose figures are growth. The copy of their pages has the same numbers, and a test compares them. */
export function growthExamples(state: string): Readonly<Partial<Record<ProductSlug, CalculatorInputs>>> {
	const { iul, fia } = guideExamples(state);
	return { iul, fia, ibc: { service: "ibc", state, age: 40, monthlyFunding: 1000, timeHorizon: 20 } };
}

/** The ages whose prices a state's page shows, where the rates have them. */
export const statePriceExamples = { coverageAmount: 10_000, ages: [60, 70, 80] } as const;
