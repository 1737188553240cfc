import { expect, test } from "vitest";
import { coverageQuery, incomeNeeds, readIncomeNeeds } from "./income-needs.ts";
import { fromQuery } from "./inputs-query.ts";

const family = {
	debts: 20_000,
	annualIncome: 60_000,
	incomeYears: 10,
	mortgage: 250_000,
	children: 2,
	educationPerChild: 100_000,
	coverageHeld: 0,
};

test("the need is the sum of debts, income, mortgage and education", () => {
	const needs = incomeNeeds(family);
	expect(needs.partsCents).toEqual({
		debts: 20_000_00,
		income: 600_000_00,
		mortgage: 250_000_00,
		education: 200_000_00,
	});
	expect([needs.totalCents, needs.gapCents]).toEqual([1_070_000_00, 1_070_000_00]);
	expect(needs.suggestion).toEqual({ coverageAmount: 1_070_000, term: 10 });
});

test("existing coverage is subtracted and the rest rounded up for the calculators", () => {
	const covered = (coverageHeld: number) => incomeNeeds({ ...family, incomeYears: 11, coverageHeld });
	expect(covered(500_400)).toMatchObject({ gapCents: 629_600_00, suggestion: { coverageAmount: 630_000, term: 20 } });
	expect(covered(1_129_999)).toMatchObject({ gapCents: 1_00, suggestion: { coverageAmount: 10_000 } });
	expect(covered(1_130_000)).toMatchObject({ gapCents: 0, suggestion: null });
	expect(covered(9_000_000)).toMatchObject({ totalCents: 1_130_000_00, gapCents: 0 });
});

test("there is no suggestion above the calculators' maximum", () => {
	expect(incomeNeeds({ ...family, annualIncome: 400_000, incomeYears: 40 }).suggestion).toBeNull();
	expect(incomeNeeds({ ...family, annualIncome: 100_000, incomeYears: 40 }).suggestion?.term).toBe(30);
});

test("only the income is required", () => {
	expect(readIncomeNeeds({ annualIncome: "$60,000" })).toEqual({
		ok: true,
		values: {
			debts: 0,
			annualIncome: 60_000,
			incomeYears: 10,
			mortgage: 0,
			children: 0,
			educationPerChild: 0,
			coverageHeld: 0,
		},
	});
	expect(readIncomeNeeds({ mortgage: "-1", children: "1.5", incomeYears: "41" })).toEqual({
		ok: false,
		errors: {
			annualIncome: { code: "required" },
			mortgage: { code: "below_min", bound: 0 },
			children: { code: "not_whole" },
			incomeYears: { code: "above_max", bound: 40 },
		},
	});
});

test("the calculators open at the suggested coverage", () => {
	const suggestion = { coverageAmount: 630_000, term: 20 } as const;
	const opened = (service: "term_life" | "whole_life") =>
		fromQuery(new URLSearchParams(coverageQuery(service, suggestion)));
	expect(opened("term_life")).toEqual({ service: "term_life", coverageAmount: "630000", term: "20" });
	expect(opened("whole_life")).toEqual({ service: "whole_life", coverageAmount: "630000" });
});
