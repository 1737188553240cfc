import { expect, test } from "vitest";
import type { NumberQuestion } from "../questions/question.ts";
import { funnelConfigs } from "./funnel-config.ts";
import { quoteFunnels } from "./quote-funnels.ts";
import { usualAnswers } from "./usual-answers.ts";

const numbers = [...Object.entries(funnelConfigs), ...Object.entries(quoteFunnels)].flatMap(([funnel, { steps }]) =>
	steps.filter((step) => step.kind === "number").map((step) => [`${funnel}: ${step.name}`, step] as const),
);
const money = numbers.filter(([, { unit }]) => unit === "dollars");

test.each(money)("%s has three amounts that it takes", (_, question) => {
	expect(usualAnswers(question, {})).toHaveLength(3);
});

test("a funeral has the amounts of final expense, whatever the question is called", () => {
	const { steps } = quoteFunnels["final-expense-quote"];
	const question = steps.find(({ name }) => name === "coverageAmount") as NumberQuestion;
	expect(usualAnswers(question, {})).toEqual([10_000, 15_000, 25_000]);
});

test("only ages after today's are offered for retirement, and none for today's", () => {
	const question = (name: string) => funnelConfigs.fia.steps.find((step) => step.name === name) as NumberQuestion;
	expect(usualAnswers(question("retirementAge"), { currentAge: "65" })).toEqual([67, 70]);
	expect(usualAnswers(question("currentAge"), {})).toEqual([]);
});
