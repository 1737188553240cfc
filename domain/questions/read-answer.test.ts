import { expect, test } from "vitest";
import { dollars, type NumberQuestion } from "./question.ts";
import { readAnswer } from "./read-answer.ts";
import { readAnswers } from "./read-answers.ts";

const amount: NumberQuestion = { ...dollars, name: "amount" };

test("an empty optional question gets its initial value; an empty required one is an error", () => {
	expect(readAnswer({ ...amount, required: false, initial: 6 }, " ")).toEqual({ ok: true, value: 6 });
	expect(readAnswer({ ...amount, required: false }, "")).toEqual({ ok: true, value: undefined });
	expect(readAnswer({ ...amount, initial: 6 }, "")).toEqual({ ok: false, error: { code: "required" } });
});

test("a choice keeps the type of its options", () => {
	const term = { kind: "choice", name: "term", required: true, options: [10, 20] } as const;
	expect(readAnswer(term, " 20 ")).toEqual({ ok: true, value: 20 });
	expect(readAnswer(term, "15")).toEqual({ ok: false, error: { code: "not_an_option" } });
});

test.each(["$20,000", "1,000", "45.000"])("%s is not an age", (text) => {
	const age = { kind: "number", name: "age", unit: "years", min: 1, max: 85, grain: 1, required: true } as const;
	expect(readAnswer(age, text)).toEqual({ ok: false, error: { code: "not_a_number" } });
});

test("an empty checkbox is an answer", () => {
	const flag = { kind: "flag", name: "smoker", required: false } as const;
	expect([readAnswer(flag, ""), readAnswer(flag, "on")]).toEqual([
		{ ok: true, value: false },
		{ ok: true, value: true },
	]);
});

test("a state is two letters in any case", () => {
	const state = { kind: "state", name: "state", required: true } as const;
	expect(readAnswer(state, "fl")).toEqual({ ok: true, value: "FL" });
	expect(readAnswer(state, "Florida")).toEqual({ ok: false, error: { code: "not_an_option" } });
});

test("a form has values only if every answer is valid", () => {
	const questions = [amount, { ...amount, name: "more", above: "amount" }];
	expect(readAnswers(questions, { amount: "$1,000", more: "2000" })).toEqual({
		ok: true,
		values: { amount: 1000, more: 2000 },
	});
	expect(readAnswers(questions, { amount: "0.001", more: "0" })).toEqual({
		ok: false,
		errors: { amount: { code: "below_min", bound: 1 }, more: { code: "below_min", bound: 1 } },
	});
	expect(readAnswers(questions, { amount: "9", more: "9" })).toEqual({
		ok: false,
		errors: { more: { code: "not_above" } },
	});
});
