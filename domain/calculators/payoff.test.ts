import { expect, test } from "vitest";
import { sampleEstimate } from "#tests/support/sample-estimate.ts";
import type { PayoffEstimate } from "./estimate-shape.ts";

function plan(totalDebt: number, interestRate: number, targetPayment: number): PayoffEstimate {
	const inputs = { service: "debt_plan", state: "FL", totalDebt, interestRate, targetPayment } as const;
	return sampleEstimate(inputs) as PayoffEstimate;
}

const paid = (months: number, dollars: number) => ({
	outcome: "paid",
	months,
	interestCents: Math.round(dollars * 100),
});

test.each([
	{ debt: 10_000, rate: 18, payment: 300, target: paid(47, 3967.25), minimum: paid(508, 27_327.55) },
	{ debt: 25_000, rate: 21.99, payment: 750, target: paid(52, 13_978.43), minimum: { outcome: "over_cap" } },
	{ debt: 10_000, rate: 0, payment: 250, target: paid(40, 0), minimum: paid(153, 0) },
	{ debt: 1000, rate: 24, payment: 50, target: paid(26, 289.88), minimum: paid(82, 1031.95) },
	{ debt: 10_000, rate: 30, payment: 250, target: { outcome: "never" }, minimum: { outcome: "never" } },
])("$debt at $rate %, paid off with $payment a month or the minimum", ({ debt, rate, payment, target, minimum }) => {
	const of = plan(debt, rate, payment);
	expect(of.target).toEqual(target);
	expect(of.minimum).toEqual(minimum);
});

test("the figures are the target payment's", () => {
	const of = plan(10_000, 18, 300);
	expect(of.primary).toEqual({ code: "time_to_payoff", quantity: { unit: "months", value: 47 } });
	expect(of.secondary).toEqual({ code: "total_interest", quantity: { unit: "cents", value: 3967_25 } });
});

test("a debt that never ends is reported, not counted", () => {
	const of = plan(10_000, 30, 250);
	expect([of.primary.quantity, of.secondary.quantity]).toEqual([{ unit: "never" }, { unit: "never" }]);
	expect(of.notes[0]).toBe("target_never_repays");
	expect(of.notes).toContain("minimum_never_repays");
	expect(of.series[0]?.points.at(-1)).toEqual({ x: 360, cents: 10_000_00 });
});

test("more than a hundred years is not never", () => {
	const of = plan(1_000_000, 0, 50);
	expect(of.primary.quantity).toEqual({ unit: "over_months", value: 1200 });
	expect(of.notes).not.toContain("target_never_repays");
});

test("a chart ends when both plans are paid off", () => {
	const [target, minimum] = plan(10_000, 18, 300).series;
	expect(target?.points).toHaveLength(48);
	expect(target?.points.at(-1)).toEqual({ x: 47, cents: 0 });
	expect(minimum?.points.at(-1)).toEqual({ x: 508, cents: 0 });
	expect(minimum?.points[1]).toEqual({ x: 1, cents: 9950_00 });
});
