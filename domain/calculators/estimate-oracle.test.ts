import { Decimal } from "decimal.js";
import fc from "fast-check";
import { fv, nper } from "financial";
import { expect, test } from "vitest";
import { inputsOf } from "#tests/support/calculator-inputs.ts";
import { sampleEstimate } from "#tests/support/sample-estimate.ts";
import "#tests/support/seeded-properties.ts";
import type { EstimateSeries, PayoffEstimate } from "./estimate-shape.ts";

/**
 * The formulas of another library must give our cents, rounded. It counts in floating point, which is off by 0.001 cents
 * at a hundred million dollars.
 */
function expectCents(cents = Number.NaN, dollars: number | Decimal) {
	const difference = new Decimal(dollars).times(100).minus(cents).abs().toNumber();
	expect(difference).toBeLessThanOrEqual(0.5001 + cents * 1e-13);
}

function endsOf(series: readonly EstimateSeries[]) {
	return series.map(({ ratePercent = 0, points }) => ({ ratePercent, cents: points.at(-1)?.cents }));
}

test("monthly payments grow as the future value of an annuity", () => {
	expect(fv(0.05 / 12, 120, -100, -100)).toBeCloseTo(15692.928894335748, 8);
	fc.assert(
		fc.property(inputsOf("iul"), inputsOf("ibc"), (iul, ibc) => {
			for (const { ratePercent, cents } of endsOf(sampleEstimate(iul).series))
				expectCents(cents, fv(ratePercent / 1200, iul.timeHorizon * 12, -iul.monthlyContribution, 0));
			for (const { ratePercent, cents } of endsOf(sampleEstimate(ibc).series))
				expectCents(cents, fv(ratePercent / 1200, ibc.timeHorizon * 12, -0.85 * ibc.monthlyFunding, 0));
		}),
	);
});

test("a deposit grows as compound interest", () => {
	fc.assert(
		fc.property(inputsOf("fia"), (fia) => {
			for (const { ratePercent, cents } of endsOf(sampleEstimate(fia).series))
				expectCents(cents, fv(ratePercent / 100, fia.timeHorizon, 0, -fia.depositAmount));
		}),
	);
});

test("premiums are exact decimals, rounded once and halves up", () => {
	const factors = { 30: "0.12", 45: "0.2", 60: "0.45", 85: "0.85" };
	fc.assert(
		fc.property(inputsOf("term_life"), (term) => {
			const factor = Object.entries(factors).find(([to]) => term.age <= Number(to))?.[1] ?? "";
			const exact = new Decimal(term.coverageAmount)
				.div(1000)
				.times(factor)
				.times(term.smoker ? "1.6" : 1);
			const { primary, range } = sampleEstimate(term);
			const cents = (share: string) =>
				exact.times(share).times(100).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber();
			expect(primary.quantity).toEqual({ unit: "cents", value: cents("1") });
			expect(range).toEqual({ lowCents: cents("0.8"), highCents: cents("1.2") });
		}),
	);
});

test("a debt is paid off after the computed number of periods", () => {
	fc.assert(
		fc.property(inputsOf("debt_plan"), (debt) => {
			const { target } = sampleEstimate(debt) as PayoffEstimate;
			fc.pre(target.outcome === "paid" && debt.interestRate > 0);
			const periods = nper(debt.interestRate / 1200, -debt.targetPayment, debt.totalDebt);
			// Rounding interest to whole cents may move the last payment to the next month.
			const months = target.outcome === "paid" ? target.months : Number.NaN;
			expect(months).toBeGreaterThanOrEqual(Math.floor(periods));
			expect(months).toBeLessThanOrEqual(Math.ceil(periods) + 1);
		}),
	);
});
