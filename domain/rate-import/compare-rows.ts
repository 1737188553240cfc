import { type RateGrid, rateGrid } from "./rate-grid.ts";
import type { RateDoubt, RateDoubtCode, RateProblem } from "./rate-problem.ts";
import type { RateRow } from "./rate-rows.ts";

/** Two rates for one person, and ages that a series of rates leaves out. */
export function contradictions(rows: readonly RateRow[]): RateProblem[] {
	const { grid, overlaps } = rateGrid(rows);
	return [...overlaps, ...gaps(grid), ...differentFees(rows)];
}

/**
 * Rates that begin, end and begin again are a mistake. People whom an insurer refuses are outside all ages of a series.
 */
function gaps(grid: RateGrid): RateProblem[] {
	const found = new Map<string, { problem: RateProblem; states: string[] }>();
	for (const { state, byAge } of grid.values()) {
		let before: { row: RateRow; age: number } | null = null;
		for (const [age, row] of byAge.entries()) {
			if (!row) continue;
			if (before && age > before.age + 1) {
				const values = { from: before.age + 1, to: age - 1, other: before.row.line };
				const key = [row.line, ...Object.values(values)].join(" ");
				const problem: RateProblem = { line: row.line, column: "age_from", code: "gap", values };
				const gap = found.get(key) ?? { problem, states: [] };
				found.set(key, { ...gap, states: [...gap.states, state] });
			}
			before = { row, age };
		}
	}
	return [...found.values()].map(({ problem, states }) =>
		states.includes("")
			? problem
			: { ...problem, code: "gap_in_states", values: { ...problem.values, states: states.join(", ") } },
	);
}

function differentFees(rows: readonly RateRow[]): RateProblem[] {
	const firsts = new Map<string, RateRow>();
	return rows.flatMap((row): RateProblem[] => {
		const first = firsts.get(row.product) ?? row;
		firsts.set(row.product, first);
		if (first.feeCents === row.feeCents) return [];
		return [{ line: row.line, column: "policy_fee", code: "fee_differs", values: { other: first.line } }];
	});
}

/** Possible but unlikely rates: rates that fall with age, and smokers or longer terms that cost less. */
export function rateDoubts(rows: readonly RateRow[]): RateDoubt[] {
	const { grid } = rateGrid(rows);
	const found = new Map<string, RateDoubt>();
	function compare(row: RateRow | undefined, other: RateRow | undefined, code: RateDoubtCode, terms = {}) {
		if (!row || !other || row.perThousand >= other.perThousand) return;
		const values = { other: other.line, ...terms };
		const key = [row.line, code, ...Object.values(values)].join(" ");
		found.set(key, { line: row.line, column: "monthly_per_1000", code, values });
	}
	for (const { product, smoker, term, state, byAge } of grid.values()) {
		const shorter = [10, 20].filter((years) => term !== null && years < term);
		for (const [age, row] of byAge.entries()) {
			compare(row, byAge[age - 1], "falls_with_age");
			if (smoker) {
				const other = grid.get(product, false, term, state)?.byAge[age];
				compare(row, other, "smokers_pay_less");
			}
			for (const years of shorter) {
				const other = grid.get(product, smoker, years, state)?.byAge[age];
				compare(row, other, "longer_costs_less", { term, years });
			}
		}
	}
	return [...found.values()];
}
