import { expect, test } from "vitest";
import { readAnswer } from "../questions/read-answer.ts";
import { funnelConfigs } from "./funnel-config.ts";
import { quoteFunnels } from "./quote-funnels.ts";

function read(slug: keyof typeof funnelConfigs, key: string, text: string, answers = {}) {
	const step = funnelConfigs[slug].steps.find((candidate) => candidate.name === key);
	if (!step) throw new Error(`${slug} asks no ${key}`);
	return readAnswer(step, text, answers);
}

test.each([
	["iul", "currentAge", "18", "85", "17", "86"],
	["iul", "annualIncome", "20000", "150000", "19999.99", "10000001"],
	["iul", "targetCoverage", "50000", "1000000", "49999", "10000001"],
	["iul", "investmentHorizon", "5", "40", "0", "45"],
	["fia", "currentAge", "40", "80", "39", "81"],
	["fia", "currentSavings", "10000", "250000", "9999", "10000001"],
	["fia", "retirementAge", "55", "85", "54", "86"],
	["fia", "monthlyContribution", "0", "500", "-1", "10000001"],
	["fia", "incomeNeeds", "1000", "4000", "999", "10000001"],
	["term-life", "coverageAmount", "1", "250000", "0", "10000001"],
	["debt-action", "monthlyPayment", "1", "300", "0", "10000001"],
] as const)("%s %s lies within its bounds", (slug, key, lowest, high, tooLow, tooHigh) => {
	expect(read(slug, key, lowest)).toEqual({ ok: true, value: Number(lowest) });
	expect(read(slug, key, high)).toEqual({ ok: true, value: Number(high) });
	expect(read(slug, key, tooLow)).toMatchObject({ ok: false, error: { code: "below_min" } });
	expect(read(slug, key, tooHigh)).toMatchObject({ ok: false, error: { code: "above_max" } });
});

test("money is read as people write it", () => {
	expect(read("iul", "annualIncome", " $85,000 ")).toEqual({ ok: true, value: 85_000 });
	expect(read("iul", "annualIncome", "US$ 85.000")).toEqual({ ok: true, value: 85_000 });
	expect(read("iul", "annualIncome", "a lot")).toEqual({ ok: false, error: { code: "not_a_number" } });
});

test("only optional questions may be left empty", () => {
	expect(read("fia", "monthlyContribution", "")).toEqual({ ok: true, value: undefined });
	expect(read("fia", "incomeNeeds", "  ")).toEqual({ ok: false, error: { code: "required" } });
});

test("years are whole, and the horizon has steps of five", () => {
	expect(read("iul", "currentAge", "40.5")).toEqual({ ok: false, error: { code: "not_whole" } });
	expect(read("iul", "investmentHorizon", "22")).toEqual({ ok: false, error: { code: "off_step", bound: 5 } });
});

test("the retirement age is above the current age", () => {
	expect(read("fia", "retirementAge", "65", { currentAge: "65" })).toEqual({ ok: false, error: { code: "not_above" } });
	expect(read("fia", "retirementAge", "66", { currentAge: "65" })).toEqual({ ok: true, value: 66 });
});

test("a choice is one of the options", () => {
	expect(read("iul", "riskTolerance", "moderate")).toEqual({ ok: true, value: "moderate" });
	expect(read("iul", "riskTolerance", "reckless")).toEqual({ ok: false, error: { code: "not_an_option" } });
	const [state] = quoteFunnels["iul-quote"].steps;
	if (!state) throw new Error("no question");
	expect(readAnswer(state, "DC")).toEqual({ ok: true, value: "DC" });
	expect(readAnswer(state, "PR")).toEqual({ ok: false, error: { code: "not_an_option" } });
});
