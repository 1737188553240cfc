import { expect, test } from "vitest";
import { funeralCost, prefilledCoverage, statesWithFuneralCost, suggestedCoverage } from "./funeral-costs.ts";

const suggestions = {
	8000: "MS",
	9000: "AL AR AZ GA ID KY LA MT NC NM NV OK SC TN TX UT WV WY",
	10000: "AK CO DE FL IA IL IN KS MD ME MI MO ND NE OH OR PA SD VA WA WI",
	11000: "CA CT DC MA MN NH NJ NY RI VT",
	12000: "HI",
};
const expected = Object.entries(suggestions).flatMap(([coverage, codes]) =>
	codes.split(" ").map((code) => ({ code, coverage: Number(coverage) })),
);

function costOf(code: string): number {
	return funeralCost(code) ?? Number.NaN;
}

test("every state and the District of Columbia has a cost between 6,800 and 9,600", () => {
	expect(statesWithFuneralCost).toHaveLength(51);
	expect(expected.map(({ code }) => code).sort()).toEqual([...statesWithFuneralCost].sort());
	for (const code of statesWithFuneralCost) {
		expect(costOf(code)).toBeGreaterThanOrEqual(6800);
		expect(costOf(code)).toBeLessThanOrEqual(9600);
	}
});

test.each([
	{ code: "FL", cost: 8300 },
	{ code: "TX", cost: 7700 },
	{ code: "CA", cost: 9200 },
	{ code: "NY", cost: 9400 },
])("$code costs $cost", ({ code, cost }) => {
	expect(funeralCost(code)).toBe(cost);
});

test.each(expected)("$code suggests $coverage", ({ code, coverage }) => {
	expect(suggestedCoverage(costOf(code))).toBe(coverage);
});

test.each(expected)("$code never fills in less than the calculator accepts", ({ code, coverage }) => {
	expect(prefilledCoverage(code)).toBe(Math.max(10_000, coverage));
});

test("the mean and the rounding are right", () => {
	const total = statesWithFuneralCost.reduce((sum, code) => sum + costOf(code), 0);
	expect(Math.round(total / 51)).toBe(8178);
	expect(suggestedCoverage(7500)).toBe(9000);
	expect(suggestedCoverage(0)).toBe(0);
});

test("an unknown place has no cost and fills in nothing", () => {
	expect(funeralCost("PR")).toBeUndefined();
	expect(prefilledCoverage("constructor")).toBeUndefined();
});
