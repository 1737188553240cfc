import type { DebtPlan } from "./debt-planner.ts";

/** More points would look the same. */
const maxPoints = 120;
const maxMonths = 360;

/** A plan's balances as a chart line: dollars over years, for at most thirty years. */
export function planLine<Id extends string>(id: Id, { balances }: DebtPlan) {
	const shown = balances.slice(0, maxMonths + 1);
	const each = Math.ceil(shown.length / maxPoints);
	return {
		id,
		points: shown
			.map((cents, month) => ({ x: month / 12, y: cents / 100 }))
			.filter((_, month) => month % each === 0 || month === shown.length - 1),
	};
}

/** Each plan's balance at the end of each year; 0 after the plan has ended. */
export function yearlyBalances(plans: readonly DebtPlan[]): { year: number; cents: number[] }[] {
	const months = Math.min(maxMonths, Math.max(...plans.map(({ balances }) => balances.length - 1)));
	return Array.from({ length: Math.ceil(months / 12) + 1 }, (_, year) => ({
		year,
		cents: plans.map(({ balances }) => balances[year * 12] ?? balances.at(-1) ?? 0),
	}));
}
