import { expect, it } from "vitest";
import { inputsOfFunnel } from "./funnel-inputs.ts";
import { endKey, keyOf } from "./funnel-progress.ts";
import { progressFromQuery } from "./funnel-query.ts";
import { quoteFunnels } from "./quote-funnels.ts";
import { quoteOfInputs } from "./quote-of-inputs.ts";

function opened(address: string | null) {
	const { pathname, searchParams } = new URL(address ?? "", "https://site.example");
	const funnel = pathname.split("/").at(-1) as keyof typeof quoteFunnels;
	const { steps } = quoteFunnels[funnel];
	const progress = progressFromQuery(steps, searchParams);
	return { funnel, at: keyOf(steps, progress), answers: progress.answers };
}

it("goes on at the end of the term life quote, with the same estimate", () => {
	const inputs = {
		service: "term_life",
		state: "TX",
		age: 38,
		coverageAmount: 500_000,
		term: 30,
		smoker: true,
	} as const;
	const { funnel, at, answers } = opened(quoteOfInputs(inputs));
	expect([funnel, at]).toEqual(["term-life-quote", endKey]);
	expect(inputsOfFunnel("term-life-quote", answers, null)?.inputs).toEqual(inputs);
});

it("asks of final expense only what the calculator did not", () => {
	const inputs = { service: "final_expense", state: "FL", age: 66, coverageAmount: 15_000, smoker: false } as const;
	const { at, answers } = opened(quoteOfInputs(inputs));
	expect(at).toBe("whoFor");
	const all = { ...answers, whoFor: "self", purpose: "burial" };
	expect(inputsOfFunnel("final-expense-quote", all, null)?.inputs).toEqual(inputs);
});

it("is null where no quote funnel exists", () => {
	const inputs = { service: "whole_life", state: "FL", age: 40, coverageAmount: 50_000, smoker: false } as const;
	expect(quoteOfInputs(inputs)).toBeNull();
});
