import { expect, test } from "vitest";
import { inputsOfFunnel, isEstimatingFunnel, productOfFunnel, refusedInputs } from "./funnel-inputs.ts";
import { quoteFunnelIds, quoteFunnels } from "./quote-funnels.ts";

test("a quote's answers become the calculator's inputs", () => {
	const answers = { state: "TX", currentAge: "38", coverageAmount: "500000", termYears: "30", tobacco: "yes" };
	expect(inputsOfFunnel("term-life-quote", answers, null)).toEqual({
		inputs: { service: "term_life", state: "TX", age: 38, coverageAmount: 500_000, term: 30, smoker: true },
		assumed: [],
	});
});

test("what a funnel does not ask is assumed, and named", () => {
	const answers = { currentAge: "38", coverageAmount: "500000" };
	expect(inputsOfFunnel("term-life/calc", answers, null)).toEqual({
		inputs: { service: "term_life", state: "FL", age: 38, coverageAmount: 500_000, term: 20, smoker: false },
		assumed: ["term", "smoker", "state"],
	});
	expect(inputsOfFunnel("term-life/calc", answers, "GA")?.assumed).toEqual(["term", "smoker"]);
	const unsure = { ...answers, state: "FL", termYears: "unsure", tobacco: "no" };
	expect(inputsOfFunnel("term-life-quote", unsure, null)?.assumed).toEqual(["term"]);
});

test("a funeral's cost in the state stands in for an amount that is not asked", () => {
	const answers = { state: "FL", whoFor: "self", insuredAge: "66", purpose: "burial", tobacco: "no" };
	expect(inputsOfFunnel("final-expense-quote", answers, null)).toMatchObject({
		inputs: { age: 66, coverageAmount: 10_000, smoker: false },
		assumed: [],
	});
	expect(inputsOfFunnel("final-expense-quote", { ...answers, coverageAmount: "25000" }, null)).toMatchObject({
		inputs: { coverageAmount: 25_000 },
	});
});

test("answers that the calculator does not take give no inputs", () => {
	const young = { currentAge: "38", benefitAmount: "20000" };
	expect(inputsOfFunnel("final-expense/calc", young, "FL")).toBeNull();
	expect(refusedInputs("final-expense/calc", young, "FL")).toMatchObject({
		raw: { service: "final_expense", age: young.currentAge },
		errors: { age: { code: "below_min", bound: 50 } },
	});
	expect(inputsOfFunnel("term-life-quote", { state: "FL" }, null)).toBeNull();
});

test("a tenth of the income is what the calculator lets grow", () => {
	const iul = {
		currentAge: "35",
		annualIncome: "80000",
		targetCoverage: "120000",
		riskTolerance: "moderate",
		investmentHorizon: "20",
	};
	expect(inputsOfFunnel("iul/calc", iul, "FL")?.inputs).toMatchObject({ monthlyContribution: 666.67, timeHorizon: 20 });
	expect(inputsOfFunnel("ibc/calc", { monthlyIncome: "5000", currentDebt: "0" }, "FL")).toMatchObject({
		inputs: { monthlyFunding: 500 },
		assumed: ["monthlyFunding", "age", "timeHorizon"],
	});
});

test("every quote funnel has inputs of its own product", () => {
	for (const id of quoteFunnelIds) {
		expect(isEstimatingFunnel(id)).toBe(true);
		expect(productOfFunnel(id)).toBe(quoteFunnels[id].product);
	}
});
