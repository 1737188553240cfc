import { expect, test } from "vitest";
import type { CalculatorInputs } from "#domain/calculators/calculator-inputs.ts";
import { reportContent } from "./report-content.server.ts";

const annuity = (state: string): CalculatorInputs => ({
	service: "fia",
	state,
	depositAmount: 100_000,
	timeHorizon: 10,
});
const life = (state: string): CalculatorInputs => ({
	service: "iul",
	state,
	age: 35,
	monthlyContribution: 300,
	timeHorizon: 20,
	assumedRate: 6,
});
const debt: CalculatorInputs = {
	service: "debt_plan",
	state: "FL",
	totalDebt: 10_000,
	interestRate: 18,
	targetPayment: 300,
};

function freeLookRow(inputs: CalculatorInputs) {
	const content = reportContent({ locale: "en", name: null, inputs, booking: null, now: new Date("2026-11-23") });
	return content.rules?.rows.find(({ label }) => label.startsWith("Free-look"));
}

test.each([
	{ inputs: annuity("TX"), label: "Free-look period for a new annuity", days: "20 days." },
	{ inputs: life("TX"), label: "Free-look period for a new life policy", days: "10 days." },
	{ inputs: annuity("FL"), label: "Free-look period for a new annuity", days: "21 days." },
	{ inputs: life("FL"), label: "Free-look period for a new life policy", days: "14 days." },
	{ inputs: life("KY"), label: "Free-look period for a new life policy", days: "Ask the regulator." },
])("a report on $inputs.service in $inputs.state names the days of its own contract", ({ inputs, label, days }) => {
	expect(freeLookRow(inputs)).toEqual({ label, value: `${days} Your policy states your exact period.` });
});

test("a plan for debts has nothing to return", () => {
	expect(freeLookRow(debt)).toBeUndefined();
});
