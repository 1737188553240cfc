import fc from "fast-check";
import { expect, test } from "vitest";
import "#tests/support/seeded-properties.ts";
import { compareStrategies, type Debt, type DebtPlan, planDebts } from "./debt-planner.ts";
import { payoffOf } from "./payoff.ts";

function debt(number: number, balance: number, ratePercent: number, minimum: number): Debt {
	return { number, balanceCents: balance * 100, ratePercent, minimumCents: minimum * 100 };
}

const household = [debt(1, 500, 9, 25), debt(2, 8000, 24.99, 200), debt(3, 3000, 17, 75)];

const anyDebts = fc
	.array(
		fc.record({
			balanceCents: fc.integer({ min: 100, max: 5_000_000 }),
			ratePercent: fc.integer({ min: 0, max: 3600 }).map((hundredths) => hundredths / 100),
			minimumCents: fc.integer({ min: 100, max: 100_000 }),
		}),
		{ minLength: 1, maxLength: 8 },
	)
	.map((debts): Debt[] => debts.map((fields, index) => ({ ...fields, number: index + 1 })));

function interestOf({ payoff }: DebtPlan): number {
	return payoff.outcome === "paid" ? payoff.interestCents : Number.POSITIVE_INFINITY;
}

test("the avalanche pays the highest rate first, the snowball the smallest balance", () => {
	const { avalanche, snowball, withoutExtra } = compareStrategies(household, 300_00);
	// With the minimum alone the small debt ends after 22 months.
	expect(avalanche.order).toEqual([
		{ number: 2, month: 20 },
		{ number: 1, month: 22 },
		{ number: 3, month: 24 },
	]);
	expect(snowball.order).toEqual([
		{ number: 1, month: 2 },
		{ number: 3, month: 10 },
		{ number: 2, month: 25 },
	]);
	expect(interestOf(snowball) - interestOf(avalanche)).toBe(429_61);
	expect(interestOf(withoutExtra)).toBeGreaterThan(interestOf(snowball));
});

test("a single debt is paid off the same way by each strategy", () => {
	fc.assert(
		fc.property(anyDebts, fc.integer({ min: 0, max: 100_000 }), ([only], extra) => {
			if (!only) return;
			const { avalanche, snowball } = compareStrategies([only], extra);
			expect(avalanche).toEqual(snowball);
			const alone = payoffOf(only.balanceCents, only.ratePercent, () => only.minimumCents + extra);
			expect(avalanche.payoff).toEqual(alone);
		}),
	);
});

test("the avalanche never costs more interest than the snowball", () => {
	// The units are so small that rounding the interest can't hide a cent.
	const unitsPerCent = 10_000;
	const fine = (debts: readonly Debt[]) =>
		debts.map((owed) => ({
			...owed,
			balanceCents: owed.balanceCents * unitsPerCent,
			minimumCents: owed.minimumCents * unitsPerCent,
		}));
	fc.assert(
		fc.property(anyDebts, fc.integer({ min: 0, max: 100_000 }), (debts, extra) => {
			const { avalanche, snowball } = compareStrategies(fine(debts), extra * unitsPerCent);
			fc.pre(snowball.payoff.outcome === "paid");
			expect(interestOf(avalanche)).toBeLessThanOrEqual(interestOf(snowball) + unitsPerCent);
		}),
		{ numRuns: 300 },
	);
});

test("an extra payment never takes longer", () => {
	fc.assert(
		fc.property(anyDebts, fc.integer({ min: 1, max: 100_000 }), (debts, extra) => {
			const { avalanche, withoutExtra } = compareStrategies(debts, extra);
			fc.pre(withoutExtra.payoff.outcome === "paid");
			expect(avalanche.balances.length).toBeLessThanOrEqual(withoutExtra.balances.length);
		}),
	);
});

test("debts that outgrow the budget are never paid off", () => {
	const compared = compareStrategies([debt(1, 10_000, 30, 200), debt(2, 5000, 24, 50)], 0);
	expect([compared.avalanche.payoff, compared.snowball.payoff]).toEqual([{ outcome: "never" }, { outcome: "never" }]);
	expect(compared).toMatchObject({ verdict: "never", budgetCents: 250_00, firstInterestCents: 350_00 });
});

test("debts that grow only at first are paid off", () => {
	// The first month's interest is 40 and the budget 35. Paying off the expensive debt turns this around.
	const { avalanche } = compareStrategies([debt(1, 1000, 36, 34), debt(2, 10_000, 1.2, 1)], 0);
	expect(avalanche.balances[1]).toBeGreaterThan(avalanche.balances[0] ?? 0);
	expect(avalanche.payoff.outcome).toBe("paid");
});

test("all payments equal the debts and their interest", () => {
	fc.assert(
		fc.property(anyDebts, fc.integer({ min: 0, max: 100_000 }), (debts, extra) => {
			const { payoff, balances, order } = planDebts(debts, extra, "avalanche");
			fc.pre(payoff.outcome === "paid");
			const months = payoff.outcome === "paid" ? payoff.months : Number.NaN;
			expect(balances).toHaveLength(months + 1);
			expect(balances.at(-1)).toBe(0);
			expect(order.map(({ number }) => number).sort()).toEqual(debts.map(({ number }) => number).sort());
			expect(order.at(-1)?.month).toBe(months);
		}),
	);
});

test.each([
	{ verdict: "avalanche_saves", debts: household, extra: 300_00 },
	{ verdict: "same", debts: household.slice(0, 1), extra: 0 },
	{ verdict: "too_slow", debts: [debt(1, 100_000, 0, 50)], extra: 0 },
	{ verdict: "only_avalanche", debts: [debt(1, 10_000, 36, 50), debt(2, 9000, 0, 50)], extra: 300_00 },
])("with these debts the verdict is $verdict", ({ verdict, debts, extra }) => {
	expect(compareStrategies(debts, extra).verdict).toBe(verdict);
});
