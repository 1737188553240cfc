import type { Payoff } from "./estimate-shape.ts";
import { capMonths, monthlyInterest } from "./payoff.ts";

export interface Debt {
	/** Counted from 1, as on the screen. */
	number: number;
	balanceCents: number;
	/** Per year. */
	ratePercent: number;
	/** The minimum payment per month, as of today. */
	minimumCents: number;
}

/** Highest rate first, or smallest balance first. */
export const strategies = ["avalanche", "snowball"] as const;
export type Strategy = (typeof strategies)[number];

export interface DebtPlan {
	payoff: Payoff;
	/** In payoff order, each with its last month. */
	order: readonly { number: number; month: number }[];
	/** The total owed today and after each month, in cents. */
	balances: readonly number[];
}

/**
 * Each month adds interest to every debt and pays its minimum. The rest of the budget goes to the debt that the strategy
 * puts first. The budget never changes, so money that one debt no longer needs pays off the next.
 */
export function planDebts(debts: readonly Debt[], extraCents: number, strategy: Strategy): DebtPlan {
	const budget = extraCents + debts.reduce((sum, { minimumCents }) => sum + minimumCents, 0);
	let open = debts.map((debt) => ({ ...debt }));
	const order: { number: number; month: number }[] = [];
	const balances = [totalOf(open)];
	let interestCents = 0;
	for (let month = 1; month <= capMonths; month++) {
		interestCents += addInterest(open);
		payOff(open, budget, comparers[strategy]);
		for (const { number, balanceCents } of open) if (balanceCents === 0) order.push({ number, month });
		open = open.filter(({ balanceCents }) => balanceCents > 0);
		balances.push(totalOf(open));
		if (open.length === 0) return { payoff: { outcome: "paid", months: month, interestCents }, order, balances };
		if (isHopeless(balances)) return { payoff: { outcome: "never" }, order, balances };
	}
	const shrinks = totalOf(open) < (balances[0] ?? 0);
	return { payoff: { outcome: shrinks ? "over_cap" : "never" }, order, balances };
}

/** Adds a month's interest to each debt. @returns the total interest */
function addInterest(open: Debt[]): number {
	const before = totalOf(open);
	for (const debt of open) debt.balanceCents += monthlyInterest(debt.balanceCents, debt.ratePercent);
	return totalOf(open) - before;
}

/** Pays the minimums first, then the rest of the budget debt by debt. */
function payOff(open: Debt[], budget: number, compare: Compare): void {
	let left = budget;
	const pay = (debt: Debt, cents: number) => {
		const payment = Math.min(cents, debt.balanceCents);
		debt.balanceCents -= payment;
		left -= payment;
	};
	for (const debt of open) pay(debt, debt.minimumCents);
	for (const debt of open.toSorted(compare)) pay(debt, left);
}

type Compare = (a: Debt, b: Debt) => number;
const byRate: Compare = (a, b) => b.ratePercent - a.ratePercent;
const byBalance: Compare = (a, b) => a.balanceCents - b.balanceCents;
const comparers: Record<Strategy, Compare> = {
	avalanche: (a, b) => byRate(a, b) || byBalance(a, b),
	snowball: (a, b) => byBalance(a, b) || byRate(a, b),
};

function totalOf(debts: readonly Debt[]): number {
	return debts.reduce((sum, { balanceCents }) => sum + balanceCents, 0);
}

/** The total may grow at first, while the most expensive debt is paid off. Ten times as large, it never shrinks. */
function isHopeless(balances: readonly number[]): boolean {
	return (balances.at(-1) ?? 0) > 10 * (balances[0] ?? 0);
}

export interface StrategyComparison {
	avalanche: DebtPlan;
	snowball: DebtPlan;
	/** Minimum payments alone, highest rate first. */
	withoutExtra: DebtPlan;
	/** The total payment each month, and the interest of the first month. */
	budgetCents: number;
	firstInterestCents: number;
	verdict: Verdict;
	/** The extra cost of the snowball; 0 if either strategy never ends. */
	savedCents: number;
}

export type Verdict = "never" | "too_slow" | "only_avalanche" | "same" | "avalanche_saves";

export function compareStrategies(debts: readonly Debt[], extraCents: number): StrategyComparison {
	const avalanche = planDebts(debts, extraCents, "avalanche");
	const snowball = planDebts(debts, extraCents, "snowball");
	return {
		avalanche,
		snowball,
		withoutExtra: planDebts(debts, 0, "avalanche"),
		budgetCents: extraCents + debts.reduce((sum, { minimumCents }) => sum + minimumCents, 0),
		firstInterestCents: debts.reduce((sum, debt) => sum + monthlyInterest(debt.balanceCents, debt.ratePercent), 0),
		...judge(avalanche.payoff, snowball.payoff),
	};
}

/** A difference below one dollar counts as none. */
function judge(avalanche: Payoff, snowball: Payoff): { verdict: Verdict; savedCents: number } {
	if (avalanche.outcome === "never") return { verdict: "never", savedCents: 0 };
	if (avalanche.outcome === "over_cap") return { verdict: "too_slow", savedCents: 0 };
	if (snowball.outcome !== "paid") return { verdict: "only_avalanche", savedCents: 0 };
	const savedCents = Math.max(0, snowball.interestCents - avalanche.interestCents);
	return { verdict: savedCents < 100 ? "same" : "avalanche_saves", savedCents };
}
