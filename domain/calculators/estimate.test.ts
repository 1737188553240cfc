import { expect, test } from "vitest";
import { sampleEstimate } from "#tests/support/sample-estimate.ts";
import type { CalculatorInputs } from "./calculator-inputs.ts";
import type { Estimate, SeriesCode } from "./estimate-shape.ts";

const FL = { state: "FL" } as const;

function iul(monthlyContribution: number, timeHorizon: number, assumedRate = 6): Estimate {
	return sampleEstimate({ ...FL, service: "iul", age: 35, monthlyContribution, timeHorizon, assumedRate });
}

/** Dollars and cents, as on the page. */
function dollars(cents: number): string {
	return new Intl.NumberFormat("en-US", { minimumFractionDigits: 2 }).format(cents / 100);
}

function shown({ primary: { quantity } }: Estimate): string {
	return quantity.unit === "cents"
		? dollars(quantity.value)
		: `${"value" in quantity ? quantity.value : ""} ${quantity.unit}`;
}

function endOf(of: Estimate, code: SeriesCode): string {
	const line = of.series.find((series) => series.code === code);
	return dollars(line?.points.at(-1)?.cents ?? Number.NaN);
}

test.each([
	{ contribution: 300, years: 20, values: ["110,032.39", "138,612.27", "176,706.12"] },
	{ contribution: 500, years: 30, values: ["347,024.70", "502,257.52", "745,179.72"] },
	{ contribution: 100, years: 5, values: ["6,629.90", "6,977.00", "7,347.69"] },
])("$contribution a month for $years years grow at 4, 6 and 8%", ({ contribution, years, values }) => {
	expect([4, 6, 8].map((rate) => shown(iul(contribution, years, rate)))).toEqual(values);
	const middle = iul(contribution, years);
	expect((["low", "assumed", "high"] as const).map((code) => endOf(middle, code))).toEqual(values);
	expect(middle.range && [middle.range.lowCents, middle.range.highCents].map(dollars)).toEqual([values[0], values[2]]);
});

test("at 0% the value equals the payments", () => {
	const { series, secondary } = iul(300, 20);
	expect(series[0]).toMatchObject({ code: "no_growth", ratePercent: 0 });
	expect(series[0]?.points.at(7)).toEqual({ x: 7, cents: 7 * 12 * 300_00 });
	expect(secondary).toEqual({ code: "total_contributions", quantity: { unit: "cents", value: 72_000_00 } });
});

test.each([
	{ deposit: 100_000, years: 10, values: ["100,000.00", "121,899.44", "134,391.64", "179,084.77"] },
	{ deposit: 10_000, years: 5, values: ["10,000.00", "11,040.81", "11,592.74", "13,382.26"] },
])("a deposit of $deposit grows for $years years at 0, 2, 3 and 6%", ({ deposit, years, values }) => {
	const fia = sampleEstimate({ ...FL, service: "fia", depositAmount: deposit, timeHorizon: years });
	expect((["no_growth", "low", "fixed_rate", "high"] as const).map((code) => endOf(fia, code))).toEqual(values);
	expect(shown(fia)).toBe(values[2]);
});

test("85% of infinite banking payments grow at 4, 5 and 6%", () => {
	const ibc = sampleEstimate({ ...FL, service: "ibc", age: 40, monthlyFunding: 1000, timeHorizon: 20 });
	expect((["low", "assumed", "high"] as const).map((code) => endOf(ibc, code))).toEqual([
		"311,758.43",
		"349,378.62",
		"392,734.76",
	]);
	expect(shown(ibc)).toBe("349,378.62");
	const small = sampleEstimate({ ...FL, service: "ibc", age: 40, monthlyFunding: 200, timeHorizon: 10 });
	expect([endOf(small, "low"), endOf(small, "high")]).toEqual(["25,032.47", "27,859.49"]);
});

const premiums = [
	{
		service: "term_life",
		term: 20,
		age: 35,
		coverageAmount: 250_000,
		monthly: ["50.00", "80.00"],
		range: "40.00–60.00",
	},
	{ service: "whole_life", age: 35, coverageAmount: 100_000, monthly: ["95.00", "133.00"], range: "80.75–109.25" },
	{ service: "final_expense", age: 60, coverageAmount: 10_000, monthly: ["32.00", "38.40"], range: "25.60–38.40" },
] as const;

test.each(premiums)("$service at $age costs non-smokers and smokers $monthly", ({ monthly, range, ...inputs }) => {
	const of = (smoker: boolean) => sampleEstimate({ ...FL, ...inputs, smoker } as CalculatorInputs);
	expect([shown(of(false)), shown(of(true))]).toEqual(monthly);
	const bounds = of(false).range;
	expect(`${dollars(bounds?.lowCents ?? 0)}–${dollars(bounds?.highCents ?? 0)}`).toBe(range);
});

const brackets = [
	...[18, 30].map((age) => ({ age, term_life: 0.12, whole_life: 0.65 })),
	...[31, 45].map((age) => ({ age, term_life: 0.2, whole_life: 0.95 })),
	...[46, 60].map((age) => ({ age, term_life: 0.45, whole_life: 1.7 })),
	...[61, 75, 76, 85].map((age) => ({ age, term_life: 0.85, whole_life: 2.8 })),
];

test.each(brackets)("at $age 1,000 dollars cost $term_life per month for a term, $whole_life for life", (row) => {
	const { age } = row;
	const insured = { ...FL, age, coverageAmount: 100_000, smoker: false };
	const term = sampleEstimate({ ...insured, service: "term_life", term: 10 });
	const whole = sampleEstimate({ ...insured, service: "whole_life" });
	expect([shown(term), shown(whole)]).toEqual([dollars(row.term_life * 10_000), dollars(row.whole_life * 10_000)]);
	for (const { notes } of [term, whole]) expect(notes.includes("agent_must_quote")).toBe(age > 75);
});

test.each([
	{ ages: [50, 55], factor: 2.6 },
	{ ages: [56, 65], factor: 3.2 },
	{ ages: [66, 75], factor: 4.9 },
	{ ages: [76, 85], factor: 7.2 },
])("for final expenses a thousand dollars cost $factor a month between $ages", ({ ages, factor }) => {
	for (const age of ages) {
		const of = sampleEstimate({ ...FL, service: "final_expense", age, coverageAmount: 20_000, smoker: false });
		expect(shown(of)).toBe(dollars(factor * 2000));
		expect(of.notes).not.toContain("agent_must_quote");
	}
});

test("term premiums are summed over the term, others over a year", () => {
	const insured = { ...FL, age: 35, coverageAmount: 250_000, smoker: false };
	expect(sampleEstimate({ ...insured, service: "term_life", term: 30 }).secondary).toEqual({
		code: "premiums_over_term",
		quantity: { unit: "cents", value: 18_000_00 },
	});
	expect(sampleEstimate({ ...insured, service: "whole_life" }).secondary.code).toBe("yearly_premium");
});

test("a year costs twelve times the monthly premium that people read", () => {
	// 15 thousands at 4.90 make 73.50, which reads as 74.
	const of = sampleEstimate({ ...FL, service: "final_expense", age: 66, coverageAmount: 15_000, smoker: false });
	expect(shown(of)).toBe("73.50");
	expect(of.secondary.quantity).toEqual({ unit: "cents", value: 12 * 74_00 });
	expect(of.working.at(-1)).toMatchObject({ parts: [{ value: 74_00 }, "×", { value: 12 }], result: { value: 888_00 } });
});

test("half a cent is rounded up despite binary fractions", () => {
	// 12.3 thousands at 0.45 make 5.535 exactly.
	expect(
		shown(sampleEstimate({ ...FL, service: "term_life", term: 20, age: 50, coverageAmount: 12_300, smoker: false })),
	).toBe("5.54");
});

test("there is a premium for every accepted age", () => {
	const of = sampleEstimate({ ...FL, service: "final_expense", age: 60, coverageAmount: 10_000, smoker: false });
	const [others, smokers] = of.series;
	expect([others?.code, smokers?.code]).toEqual(["non_smoker", "smoker"]);
	expect([others?.points.at(0), others?.points.at(-1)]).toEqual([
		{ x: 50, cents: 26_00 },
		{ x: 85, cents: 72_00 },
	]);
	expect(smokers?.points.find(({ x }) => x === 60)).toEqual({ x: 60, cents: 38_40 });
});
