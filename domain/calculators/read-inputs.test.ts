import fc from "fast-check";
import { expect, test } from "vitest";
import { anyInputs } from "#tests/support/calculator-inputs.ts";
import "#tests/support/seeded-properties.ts";
import type { RawInputs } from "./calculator-inputs.ts";
import { type CalculatorProduct, calculatorProducts } from "./calculator-products.ts";
import { fromQuery, toQuery } from "./inputs-query.ts";
import { isReady, readInputs } from "./read-inputs.ts";

/** The required inputs of each product. */
const needed: Record<CalculatorProduct, RawInputs> = {
	iul: { age: "35", monthlyContribution: "300", timeHorizon: "20" },
	fia: { depositAmount: "100000", timeHorizon: "10" },
	whole_life: { age: "35", coverageAmount: "100000" },
	term_life: { age: "35", coverageAmount: "250000" },
	final_expense: { age: "60", coverageAmount: "10000" },
	debt_plan: { totalDebt: "10000", interestRate: "18", targetPayment: "300" },
	ibc: { age: "40", monthlyFunding: "1000", timeHorizon: "20" },
};

function errorsOf(raw: RawInputs) {
	const reading = readInputs(raw);
	return reading.ok ? {} : reading.errors;
}

test.each(calculatorProducts)("%s is ready with exactly its required inputs", (service) => {
	const values = needed[service];
	expect(isReady("FL", service, values)).toBe(true);
	expect(isReady("", service, values)).toBe(false);
	expect(isReady("PR", service, values)).toBe(false);
	for (const name of Object.keys(values)) expect(isReady("FL", service, { ...values, [name]: " " })).toBe(false);
	expect(readInputs({ ...values, service, state: "FL" }).ok).toBe(true);
});

test("without a product nothing is ready", () => {
	expect(isReady("FL", "unknown", Object.assign({}, ...Object.values(needed)))).toBe(false);
	expect(errorsOf({ service: "unknown", state: "FL" })).toEqual({ service: { code: "required" } });
	expect(errorsOf({ service: "car" })).toEqual({ service: { code: "not_an_option" }, state: { code: "required" } });
});

test("an untouched field has its initial value", () => {
	expect(readInputs({ ...needed.term_life, service: "term_life", state: "fl" })).toEqual({
		ok: true,
		inputs: { service: "term_life", state: "FL", age: 35, coverageAmount: 250_000, term: 20, smoker: false },
	});
	expect(readInputs({ ...needed.iul, service: "iul", state: "FL" })).toMatchObject({ inputs: { assumedRate: 6 } });
});

const bounds = [
	{ service: "iul", name: "age", min: 18, max: 70, step: 1 },
	{ service: "iul", name: "monthlyContribution", min: 100, step: 0.01 },
	{ service: "iul", name: "timeHorizon", min: 5, max: 40, step: 1 },
	{ service: "iul", name: "assumedRate", min: 4, max: 8, step: 0.5 },
	{ service: "fia", name: "depositAmount", min: 10_000, step: 0.01 },
	{ service: "fia", name: "timeHorizon", min: 5, max: 30, step: 1 },
	{ service: "whole_life", name: "age", min: 18, max: 85, step: 1 },
	{ service: "whole_life", name: "coverageAmount", min: 10_000, step: 0.01 },
	{ service: "term_life", name: "age", min: 18, max: 85, step: 1 },
	{ service: "term_life", name: "coverageAmount", min: 10_000, step: 0.01 },
	{ service: "final_expense", name: "age", min: 50, max: 85, step: 1 },
	{ service: "final_expense", name: "coverageAmount", min: 10_000, max: 50_000, step: 0.01 },
	{ service: "debt_plan", name: "totalDebt", min: 1000, step: 0.01 },
	{ service: "debt_plan", name: "interestRate", min: 0, max: 30, step: 0.01 },
	{ service: "debt_plan", name: "targetPayment", min: 50, step: 0.01 },
	{ service: "ibc", name: "age", min: 18, max: 65, step: 1 },
	{ service: "ibc", name: "monthlyFunding", min: 200, step: 0.01 },
	{ service: "ibc", name: "timeHorizon", min: 10, max: 40, step: 1 },
] as const;

test.each(bounds)("$service accepts $name from $min", ({ service, name, min, step, ...rest }) => {
	const error = (value: number) => errorsOf({ ...needed[service], service, state: "FL", [name]: String(value) })[name];
	expect(error(min)).toBeUndefined();
	expect(error(min - step)).toEqual({ code: "below_min", bound: min });
	expect(error(min + step / 4)).toEqual(step === 1 ? { code: "not_whole" } : { code: "off_step", bound: step });
	const max = "max" in rest ? rest.max : undefined;
	if (max === undefined) return expect(error(99_999)).toBeUndefined();
	expect(error(max)).toBeUndefined();
	expect(error(max + step)).toEqual({ code: "above_max", bound: max });
});

test("a missing input, a non-number and an unknown option are errors", () => {
	const term = { ...needed.term_life, service: "term_life", state: "FL" };
	expect(errorsOf({ ...term, age: "young", term: "15", coverageAmount: "" })).toEqual({
		age: { code: "not_a_number" },
		term: { code: "not_an_option" },
		coverageAmount: { code: "required" },
	});
});

test("a query restores the same inputs", () => {
	fc.assert(
		fc.property(anyInputs, (inputs) => {
			const reading = readInputs(fromQuery(new URLSearchParams(toQuery(inputs))));
			expect(reading).toEqual({ ok: true, inputs });
		}),
	);
	expect(toQuery({ service: "whole_life", state: "FL", age: 35, coverageAmount: 100_000, smoker: true })).toBe(
		"service=whole_life&state=FL&age=35&coverageAmount=100000&smoker=yes",
	);
});

test("only inputs are read from a URL or a form", () => {
	const form = new FormData();
	form.set("service", "fia");
	form.set("email", "ana@example.com");
	form.set("depositAmount", new File([], "x"));
	expect(fromQuery(form)).toEqual({ service: "fia" });
});
