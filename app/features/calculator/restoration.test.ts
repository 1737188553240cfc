import { expect, test } from "vitest";
import type { RawInputs } from "#domain/calculators/calculator-inputs.ts";
import { calculatorState, initialCalculatorState } from "./calculator-state.ts";
import { restoration } from "./restoration.ts";

const answers = { service: "term_life", state: "FL", age: "40", coverageAmount: "300,000" };

/** The events of hydration, in their order. */
function hydrated(found: RawInputs, stated = "FL") {
	const events = [
		{ type: "found", values: found } as const,
		restoration({ answers, at: "result" }, found),
		{ type: "located", state: stated, isStated: true } as const,
	];
	return events.reduce(calculatorState, initialCalculatorState({}));
}

test.each([
	["nothing", {}],
	["product and state alone", { service: "term_life", state: "FL" }],
	["emptied fields", { service: "term_life", state: "FL", age: "", coverageAmount: "" }],
])("B13: on the way back the memory wins, when the browser restored %s", (_, found) => {
	const { values, estimate } = hydrated(found);
	expect(values).toMatchObject(answers);
	expect(estimate?.inputs).toMatchObject({ age: 40, coverageAmount: 300_000 });
});

test("B13: a state that was stated elsewhere meanwhile changes only the state", () => {
	expect(hydrated({ service: "term_life" }, "TX").values).toMatchObject({ ...answers, state: "TX" });
});

test("another product chosen before the script ran keeps the other inputs, and gives no estimate yet", () => {
	const { values, estimate } = hydrated({ service: "whole_life" });
	expect(values).toMatchObject({ ...answers, service: "whole_life" });
	expect(estimate).toBeNull();
});
