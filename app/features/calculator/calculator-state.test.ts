import { afterEach, expect, test } from "vitest";
import { replaceFacts } from "#content/facts-in-effect.ts";
import type { RawInputs } from "#domain/calculators/calculator-inputs.ts";
import { sampleRates } from "#domain/rates/sample-rates.ts";
import {
	type CalculatorEvent,
	type CalculatorState,
	calculatorState,
	initialCalculatorState,
	isOutdated,
	isSecondStep,
	mayAsk,
	missingInputs,
	shownErrors,
} from "./calculator-state.ts";

const start = initialCalculatorState({});
const after = (from: CalculatorState, ...events: CalculatorEvent[]) => events.reduce(calculatorState, from);
const typed = (values: RawInputs): CalculatorEvent[] =>
	Object.entries(values).map(([name, value]) => ({ type: "changed", name: name as keyof RawInputs, value }));
const term: RawInputs = { state: "FL", service: "term_life", age: "35", coverageAmount: "250000" };

afterEach(() => replaceFacts());

test("a price follows the rates that the page carries, and is refused if they have none", () => {
	const { term_life } = sampleRates;
	const priced = () => initialCalculatorState({ ...term, term: "20", smoker: "" });
	const centsOf = ({ estimate }: CalculatorState) => (estimate?.kind === "premium" ? estimate.primary.quantity : null);
	expect(centsOf(priced())).toEqual({ unit: "cents", value: 5000 });
	replaceFacts({ rates: { term_life: { ...term_life, isSample: false, feeCents: 250 } } });
	expect(centsOf(priced())).toEqual({ unit: "cents", value: 5250 });
	replaceFacts({ rates: { term_life: { ...term_life, rates: [] } } });
	expect(priced()).toMatchObject({ estimate: null, refused: "term_life" });
});

test("either choice opens the second step", () => {
	expect(isSecondStep(start)).toBe(false);
	expect(isSecondStep(after(start, ...typed({ state: "FL" })))).toBe(true);
	expect(isSecondStep(after(start, ...typed({ service: "unknown" })))).toBe(true);
});

test("no estimate for a funeral fills in the coverage where it may not be claimed", () => {
	const begun = initialCalculatorState({ state: "CA", service: "final_expense" }, false);
	expect(begun.values.coverageAmount).toBeUndefined();
	const chosen = after(begun, ...typed({ state: "TX" }), { type: "found", values: { age: "60" } });
	expect(chosen.values.coverageAmount).toBeUndefined();
	const located = initialCalculatorState({ service: "final_expense" }, false);
	expect(after(located, { type: "located", state: "CA" }).values.coverageAmount).toBeUndefined();
	expect(initialCalculatorState({ state: "CA", service: "final_expense" }).values.coverageAmount).toBe("11000");
});

test("missing inputs are listed in the order of the form", () => {
	expect(missingInputs(start.values)).toEqual(["state", "service"]);
	const begun = after(start, ...typed({ service: "term_life", age: "35" }));
	expect(missingInputs(begun.values)).toEqual(["state", "coverageAmount"]);
	expect(mayAsk(begun)).toBe(false);
	const ready = after(begun, ...typed(term));
	expect(missingInputs(ready.values)).toEqual([]);
	expect(mayAsk(ready)).toBe(true);
});

test("an estimate that the form no longer fits is marked as outdated", () => {
	const estimated = after(start, ...typed(term), { type: "asked" });
	expect(estimated.estimate?.primary.quantity).toEqual({ unit: "cents", value: 5000 });
	expect(isOutdated(estimated)).toBe(false);
	const changed = after(estimated, ...typed({ age: "" }));
	expect(changed.estimate).toBe(estimated.estimate);
	expect(isOutdated(changed)).toBe(true);
	expect(isOutdated(after(changed, ...typed({ age: term.age ?? "" })))).toBe(false);
	expect(isOutdated(after(estimated, ...typed({ coverageAmount: "$250,000" })))).toBe(false);
});

test("a value out of bounds is used only after it is corrected", () => {
	const refused = after(start, ...typed({ ...term, age: "17" }), { type: "asked" });
	expect(refused).toMatchObject({ estimate: null, refusals: 1, estimates: 0 });
	expect(shownErrors(refused)).toEqual({ age: { code: "below_min", bound: 18 } });
	expect(shownErrors(after(refused, ...typed({ age: "18" })))).toEqual({});
});

test("a field shows its error when the visitor leaves it, not before", () => {
	const typing = after(start, ...typed({ ...term, age: "3", coverageAmount: "2" }));
	expect(shownErrors(typing)).toEqual({});
	expect(Object.keys(shownErrors(after(typing, { type: "left", name: "age" })))).toEqual(["age"]);
});

test("another product keeps the typed values and starts without errors", () => {
	const refused = after(start, ...typed({ ...term, age: "17" }), { type: "asked" });
	const other = after(refused, ...typed({ service: "whole_life" }));
	expect(other.values).toMatchObject({ age: "17", coverageAmount: "250000" });
	expect(shownErrors(other)).toEqual({});
});

test("final expense gets the amount suggested for the state, which goes with the product", () => {
	const florida = after(start, ...typed({ service: "final_expense", state: "FL" }));
	expect(florida.values.coverageAmount).toBe("10000");
	const hawaii = after(florida, ...typed({ state: "HI" }));
	expect(hawaii.values.coverageAmount).toBe("12000");
	expect(after(hawaii, ...typed({ service: "term_life" })).values.coverageAmount).toBe("");
});

test("a typed amount is never replaced, and an emptied field stays empty", () => {
	const own = after(start, ...typed({ service: "final_expense", coverageAmount: "15000", state: "FL" }));
	expect(own.values.coverageAmount).toBe("15000");
	const emptied = after(own, ...typed({ coverageAmount: "" }));
	expect(emptied.values.coverageAmount).toBe("");
	expect(after(emptied, ...typed({ age: "60" })).values.coverageAmount).toBe("");
});

test("a URL with inputs opens with the estimate; a URL with only a product shows its questions", () => {
	expect(initialCalculatorState(term).estimate?.product).toBe("term_life");
	const begun = initialCalculatorState({ state: "HI", service: "final_expense" });
	expect(begun).toMatchObject({ estimate: null, attempted: false, values: { coverageAmount: "12000" } });
	const faulty = initialCalculatorState({ ...term, age: "17" });
	expect(faulty.estimate).toBeNull();
	expect(shownErrors(faulty)).toEqual({ age: { code: "below_min", bound: 18 } });
});

test("choices made before hydration are kept", () => {
	const found = after(start, { type: "found", values: { state: "HI", service: "final_expense" } });
	expect(found.values).toEqual({ state: "HI", service: "final_expense", coverageAmount: "12000" });
});

test("an assumed state is filled in, opens no step and yields to a chosen state", () => {
	const located = after(start, { type: "located", state: "HI" });
	expect(located.values.state).toBe("HI");
	expect(isSecondStep(located)).toBe(false);
	expect(after(located, ...typed({ service: "final_expense" })).values.coverageAmount).toBe("12000");
	expect(after(located, { type: "located", state: "FL" }).values.state, "looked up again").toBe("FL");
	const own = after(located, ...typed({ state: "TX" }), { type: "located", state: "FL" });
	expect(own.values.state).toBe("TX");
	expect(isSecondStep(own)).toBe(true);
	expect(after(start, ...typed({ state: "TX" }), { type: "located", state: "FL" }).values.state).toBe("TX");
});

test("B9: a state that is stated elsewhere replaces the one chosen here, and opens no step", () => {
	const stated = { type: "located", state: "TX", isStated: true } as const;
	expect(after(start, stated).values.state).toBe("TX");
	expect(isSecondStep(after(start, stated))).toBe(false);
	const moved = after(start, ...typed({ state: "FL" }), stated);
	expect(moved.values.state).toBe("TX");
	expect(isSecondStep(moved), "the step that the visitor opened stays open").toBe(true);
});

test("after the first result the numbers follow the answers, and another product is asked for", () => {
	const shown = initialCalculatorState(term);
	const more = after(shown, ...typed({ coverageAmount: "1000000" }));
	expect(more.estimate?.inputs).toMatchObject({ coverageAmount: 1_000_000 });
	expect(more.estimates, "nobody is led to it").toBe(shown.estimates);
	const emptied = after(more, ...typed({ coverageAmount: "" }));
	expect(emptied.estimate, "the last one stays").toBe(more.estimate);
	expect(isOutdated(emptied)).toBe(true);
	expect(after(shown, ...typed({ service: "whole_life" })).estimate?.product).toBe("term_life");
	expect(
		after(start, ...typed(term as Record<string, string>)).estimate,
		"only the button gives the first one",
	).toBeNull();
});
