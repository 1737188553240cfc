import { expect, test } from "vitest";
import { sampleRates } from "#domain/rates/sample-rates.ts";
import type { CalculatorInputs } from "./calculator-inputs.ts";
import { toQuery } from "./inputs-query.ts";
import { compareScenarios, storedScenarios, withScenario } from "./scenarios.ts";

function iul(monthlyContribution: number): CalculatorInputs {
	return { service: "iul", state: "FL", age: 35, monthlyContribution, timeHorizon: 20, assumedRate: 6 };
}

function debtPlan(targetPayment: number): CalculatorInputs {
	return { service: "debt_plan", state: "FL", totalDebt: 10_000, interestRate: 30, targetPayment };
}

const saved = [iul(100), iul(200), iul(300)];

test("up to three scenarios are compared, each once", () => {
	expect(withScenario([iul(100)], iul(200))).toHaveLength(2);
	expect(withScenario([iul(100)], iul(100))).toEqual([iul(100)]);
	expect(withScenario(saved, iul(400))).toEqual(saved);
});

test("differing inputs and their effect are reported", () => {
	const { differing, differences, estimates } = compareScenarios(saved, sampleRates);
	expect(differing).toEqual(["monthlyContribution"]);
	expect(differences[0]).toBe(0);
	const [first, , third] = estimates.map(({ primary: { quantity } }) => ("value" in quantity ? quantity.value : 0));
	expect(differences[2]).toBe((third ?? 0) - (first ?? 0));
});

test("different figures are not subtracted from each other", () => {
	const { differing, differences } = compareScenarios([debtPlan(250), debtPlan(300), iul(100)], sampleRates);
	expect(differences).toEqual([null, null, null]);
	expect(differing).toContain("service");
});

test("only valid stored scenarios are restored", () => {
	expect(storedScenarios(saved.map((inputs) => toQuery(inputs)))).toEqual(saved);
	expect(storedScenarios([toQuery(iul(100)), "service=iul&age=7", 5, "", toQuery(iul(100))])).toEqual([iul(100)]);
	expect(storedScenarios({ length: 2 })).toEqual([]);
});
