import { expect, test } from "vitest";
import { fromQuery } from "../calculators/inputs-query.ts";
import { readInputs } from "../calculators/read-inputs.ts";
import { calculatorQuery } from "./calculator-query.ts";
import { inputsOfFunnel } from "./funnel-inputs.ts";

const debt = { totalDebt: "24000", monthlyPayment: "600" };

test("the calculator opens with the inputs of the funnel's estimate, which nobody's state is part of", () => {
	expect(calculatorQuery("whole-life", { currentAge: "35", desiredBenefit: "100000" }, null)).toBe(
		"service=whole_life&age=35&coverageAmount=100000",
	);
});

test("B3: the calculator reads the same inputs as the funnel", () => {
	const query = new URLSearchParams(calculatorQuery("debt-action", debt, "FL"));
	expect(readInputs(fromQuery(query))).toEqual({
		ok: true,
		inputs: inputsOfFunnel("debt-action/calc", debt, "FL")?.inputs,
	});
});

test("answers that the calculator does not take open it at the product", () => {
	const young = { currentAge: "38", benefitAmount: "20000" };
	expect(calculatorQuery("final-expense", young, "FL")).toBe("service=final_expense");
});
