import { describe, expect, test } from "vitest";
import { funnelConfigs } from "./funnel-config.ts";
import {
	answerQuestion,
	type FunnelProgress,
	goBack,
	keyOf,
	openQuestion,
	passAnswered,
	pickAnswers,
	withKnownState,
} from "./funnel-progress.ts";
import { progressFromQuery, queryOf } from "./funnel-query.ts";
import { quoteFunnels } from "./quote-funnels.ts";

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

test("after a link's missing answer nothing is asked that the link answers", () => {
	const { answers } = answered("55", "100000", "65", "", "3000");
	const { currentSavings: _, ...incomplete } = answers;
	const missing = openQuestion(steps, incomplete, "result");
	expect(keyOf(steps, missing)).toBe("currentSavings");
	expect(keyOf(steps, passAnswered(steps, answerQuestion(steps, missing, "100000")))).toBe("result");
	expect(passAnswered(steps, answerQuestion(steps, missing, "lots"))).toMatchObject({
		position: 1,
		error: { code: "not_a_number" },
	});
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

test("of several answers to one question the first counts", () => {
	const query = new URLSearchParams("currentAge=55&currentAge=60&at=currentSavings");
	expect(progressFromQuery(steps, query).answers).toEqual({ currentAge: "55" });
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

describe("B9: a state that the site knows", () => {
	const { steps: quote } = quoteFunnels["term-life-quote"];
	const begun: FunnelProgress = { answers: {}, position: 0, error: null };

	test("is not asked again", () => {
		const known = withKnownState(quote, begun, "TX", true);
		expect(known).toEqual({ answers: { state: "TX" }, position: 1, error: null });
		expect(keyOf(quote, known)).toBe("currentAge");
	});

	test("replaces the answer of a question that stays open", () => {
		expect(withKnownState(quote, begun, "TX", false)).toMatchObject({ answers: { state: "TX" }, position: 0 });
		const later: FunnelProgress = { answers: { state: "FL", currentAge: "40" }, position: 2, error: null };
		const moved = withKnownState(quote, later, "NY", false);
		expect(moved).toMatchObject({ answers: { state: "NY", currentAge: "40" }, position: 2 });
		expect(withKnownState(quote, moved, "NY", false)).toBe(moved);
	});

	test("changes nothing in a funnel that does not ask for it", () => {
		expect(withKnownState(funnelConfigs.iul.steps, begun, "TX", true)).toBe(begun);
	});
});
