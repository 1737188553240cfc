import { expect, test } from "vitest";
import type { CalculatorInputs } from "#domain/calculators/calculator-inputs.ts";
import { calculatorBands } from "./calculator-bands.ts";

const state = "FL";
const samples: [CalculatorInputs, ReturnType<typeof calculatorBands>][] = [
	[
		{ service: "iul", state, age: 18, monthlyContribution: 317, timeHorizon: 9, assumedRate: 6 },
		{ age: "18-29", horizon: "under-10-years" },
	],
	[{ service: "fia", state, depositAmount: 98_765, timeHorizon: 30 }, { horizon: "30-plus-years" }],
	[
		{ service: "whole_life", state, age: 49, coverageAmount: 100_000, smoker: true },
		{ age: "40-49", coverage: "100k-250k" },
	],
	[
		{ service: "term_life", state, age: 50, coverageAmount: 1_234_567, term: 20, smoker: false },
		{ age: "50-59", coverage: "1m-plus" },
	],
	[
		{ service: "final_expense", state, age: 85, coverageAmount: 24_999, smoker: true },
		{ age: "70-plus", coverage: "under-25k" },
	],
	[{ service: "debt_plan", state, totalDebt: 31_337, interestRate: 21.7, targetPayment: 413 }, {}],
	[
		{ service: "ibc", state, age: 33, monthlyFunding: 613, timeHorizon: 17 },
		{ age: "30-39", horizon: "10-19-years" },
	],
];

test.each(samples)("the bands of $service", (inputs, bands) => {
	expect(calculatorBands(inputs)).toEqual(bands);
});
