import { expect, test } from "vitest";
import { funnelConfigs } from "./funnel-config.ts";
import { answerQuestion, type FunnelProgress, goBack, keyOf, openQuestion, pickAnswers } from "./funnel-progress.ts";
import { progressFromQuery, queryOf } from "./funnel-query.ts";

const { steps } = funnelConfigs.fia;
const start: FunnelProgress = { answers: {}, position: 0, error: null };
const answered = (...texts: string[]) => texts.reduce((progress, text) => answerQuestion(steps, progress, text), start);

test("answers lead from question to question to the end", () => {
	const end = answered("55", "$100,000", "65", "", "3000");
	expect(keyOf(steps, end)).toBe("result");
	expect(end.answers).toEqual({
		currentAge: "55",
		currentSavings: "100000",
		retirementAge: "65",
		monthlyContribution: "",
		incomeNeeds: "3000",
	});
});

test("a wrong answer stays on the screen with its error", () => {
	expect(answered("55", "lots")).toEqual({
		answers: { currentAge: "55", currentSavings: "lots" },
		position: 1,
		error: { code: "not_a_number" },
	});
});

test("going back keeps all answers", () => {
	const back = goBack(goBack(answered("55", "100000")));
	expect(back).toEqual({ answers: { currentAge: "55", currentSavings: "100000" }, position: 0, error: null });
	expect(goBack(back).position).toBe(0);
	expect(keyOf(steps, answerQuestion(steps, back, "56"))).toBe("currentSavings");
});

test("an answer that became invalid is asked again before the end", () => {
	const { answers } = answered("55", "100000", "60", "");
	const older = { answers: { ...answers, currentAge: "70" }, position: 4, error: null };
	expect(answerQuestion(steps, older, "3000")).toMatchObject({ position: 2, error: { code: "not_above" } });
});

test("no URL goes past an unanswered question", () => {
	expect(openQuestion(steps, {}, "incomeNeeds").position).toBe(0);
	expect(openQuestion(steps, { currentAge: "55" }, "result")).toMatchObject({ position: 1, error: null });
	expect(openQuestion(steps, { currentAge: "55" }, "elsewhere").position).toBe(0);
});

test("only answers are read from storage and URLs", () => {
	const entries = Object.entries({
		currentAge: "55",
		email: "a@b.example",
		incomeNeeds: 5,
		currentSavings: "9".repeat(50),
	});
	expect(pickAnswers(steps, entries)).toEqual({ currentAge: "55" });
});

test("without script, each form names the question it answers", () => {
	const query = (text: string) => progressFromQuery(steps, new URLSearchParams(text));
	expect(query("")).toEqual(start);
	expect(query("answered=currentAge&currentAge=55")).toMatchObject({ position: 1, error: null });
	expect(query("answered=currentAge&currentAge=12")).toEqual({
		answers: { currentAge: "12" },
		position: 0,
		error: { code: "below_min", bound: 40 },
	});
	expect(query("answered=currentAge")).toMatchObject({ position: 0, error: { code: "required" } });
	expect(query("answered=incomeNeeds&incomeNeeds=3000")).toMatchObject({ position: 0, error: null });
	expect(query("answered=elsewhere")).toMatchObject({ position: 0, error: null });
});

test("answers in a URL are read as typed", () => {
	const query = new URLSearchParams({ currentAge: "55", currentSavings: "$100,000", at: "retirementAge" });
	expect(progressFromQuery(steps, query)).toMatchObject({ answers: { currentSavings: "100000" }, position: 2 });
});

test("every screen has a URL that opens it again", () => {
	const end = answered("55", "100000", "65", "", "3000");
	const address = queryOf(end.answers, keyOf(steps, end));
	expect(address).toBe("currentAge=55&currentSavings=100000&retirementAge=65&incomeNeeds=3000&at=result");
	expect(progressFromQuery(steps, new URLSearchParams(address)).position).toBe(5);
});
