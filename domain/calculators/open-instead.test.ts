import { expect, test } from "vitest";
import type { RawInputs } from "./calculator-inputs.ts";
import { openInstead } from "./open-instead.ts";
import { readInputs } from "./read-inputs.ts";

const funeral: RawInputs = { service: "final_expense", state: "FL", age: "60", coverageAmount: "15000" };

function insteadOf(values: RawInputs) {
	const raw = { ...funeral, ...values };
	const reading = readInputs(raw);
	return openInstead(raw, reading.ok ? {} : reading.errors);
}

test("below the age where final expense starts, term life and whole life are open for what was asked", () => {
	const instead = insteadOf({ age: "48" });
	expect(instead).toMatchObject({ field: "age", reason: "too_young", bound: 50 });
	expect(instead?.options).toMatchObject([
		// Somebody who asks for the cost of a funeral is not offered a policy of half a million.
		{ service: "term_life", age: 48, coverageAmount: 15_000, term: 20, smoker: false },
		{ service: "whole_life", age: 48, coverageAmount: 15_000 },
	]);
});

test.each([
	{ asked: "5,000", term: 10_000, whole: 10_000 },
	{ asked: "20000000", term: 10_000_000, whole: 10_000_000 },
	{ asked: "", term: 500_000, whole: 100_000 },
	{ asked: "a lot", term: 500_000, whole: 100_000 },
])("an amount of '$asked' becomes the nearest one that a product has, or its usual one", ({ asked, term, whole }) => {
	expect(insteadOf({ age: "48", coverageAmount: asked })?.options).toMatchObject([
		{ service: "term_life", coverageAmount: term },
		{ service: "whole_life", coverageAmount: whole },
	]);
});

test("a child gets no other product, and a typing error none either", () => {
	expect(insteadOf({ age: "12" })).toBeNull();
	expect(insteadOf({ age: "abc" })).toBeNull();
	expect(insteadOf({ age: "" })).toBeNull();
	expect(insteadOf({})).toBeNull();
});

test("past the oldest age nothing else is offered", () => {
	expect(insteadOf({ age: "90" })).toEqual({ field: "age", reason: "too_old", bound: 85, options: [] });
	expect(insteadOf({ service: "term_life", age: "90" })).toMatchObject({ reason: "too_old", bound: 85 });
});

test("more than final expense has is a matter for term life and whole life", () => {
	const instead = insteadOf({ coverageAmount: "500,000" });
	expect(instead).toMatchObject({ field: "coverageAmount", reason: "too_large", bound: 50_000 });
	expect(instead?.options).toMatchObject([
		{ service: "term_life", age: 60, coverageAmount: 500_000 },
		{ service: "whole_life", age: 60, coverageAmount: 500_000 },
	]);
	expect(insteadOf({ service: "term_life", coverageAmount: "20000000" })).toBeNull();
});
