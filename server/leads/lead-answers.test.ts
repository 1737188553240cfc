import { describe, expect, it } from "vitest";
import { leadAnswers } from "./lead-answers.server.ts";

const words = "Call evil.example now";

describe("what a lead's sender chose", () => {
	it("is worded in the reader's language, with its units", () => {
		const answers = { state: "FL", insuredAge: "66", whoFor: "parent", purpose: "burial", tobacco: "no" };
		const lead = { state: "FL", details: { funnel: "final-expense-quote", answers } };
		const rows = (locale: "en" | "ht") => leadAnswers(lead, locale).map(({ label, value }) => `${label}: ${value}`);
		expect(rows("en")).toEqual(
			expect.arrayContaining([
				"State: Florida",
				"Coverage for: For my mother or father",
				"Age of the person covered: 66",
				"What the coverage is for: A funeral with burial",
			]),
		);
		expect(rows("ht")).toContain("Laj moun ki gen kouvèti a: 66");
	});

	it("B27: has no bare numbers", () => {
		const details = { calculator: "term_life", inputs: { age: "40", coverageAmount: "500000", term: "20" } } as const;
		const values = leadAnswers({ state: "TX", details }, "en").map(({ value }) => value);
		expect(values).toEqual(["Texas", "40 years", "$500,000", "20 years", "No"]);
	});

	it("never repeats what was typed freely", () => {
		const answers = {
			state: words,
			currentAge: words,
			coverageAmount: words,
			termYears: words,
			tobacco: words,
			x: words,
		};
		const funnel = { state: words, details: { funnel: "term-life-quote", answers } };
		const report = { state: "FL", details: { calculator: "iul", inputs: { age: words, note: words } } as const };
		const chat = { state: words, details: { stateText: words } };
		for (const lead of [funnel, report, chat]) expect(leadAnswers(lead, "en")).toEqual([]);
		expect(leadAnswers({ state: null, details: { funnel: words, answers: { x: words } } }, "en")).toEqual([]);
	});
});
