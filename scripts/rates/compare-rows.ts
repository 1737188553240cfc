import type { Problem } from "./rate-file.ts";
import { type RateGrid, rateGrid } from "./rate-grid.ts";
import type { RateRow } from "./rate-rows.ts";

/** Two rates for one person, and ages that a series of rates leaves out. */
export function contradictions(rows: readonly RateRow[]): Problem[] {
	const { grid, overlaps } = rateGrid(rows);
	return [...overlaps, ...gaps(grid), ...differentFees(rows)];
}

/**
 * Rates that begin, end and begin again are a mistake. People whom an insurer refuses are outside all ages of a series.
 */
function gaps(grid: RateGrid): Problem[] {
	const found = new Map<string, { problem: Problem; states: string[] }>();
	for (const { state, byAge } of grid.values()) {
		let before: { row: RateRow; age: number } | null = null;
		for (const [age, row] of byAge.entries()) {
			if (!row) continue;
			if (before && age > before.age + 1) {
				const message = `ages ${before.age + 1}-${age - 1} are missing between line ${before.row.line} and this one`;
				const key = `${row.line} ${message}`;
				const gap = found.get(key) ?? { problem: { line: row.line, column: "age_from", message }, states: [] };
				found.set(key, { ...gap, states: [...gap.states, state] });
			}
			before = { row, age };
		}
	}
	return [...found.values()].map(({ problem, states }) =>
		states.includes("") ? problem : { ...problem, message: `${problem.message}, in ${states.join(", ")}` },
	);
}

function differentFees(rows: readonly RateRow[]): Problem[] {
	const firsts = new Map<string, RateRow>();
	return rows.flatMap((row) => {
		const first = firsts.get(row.product) ?? row;
		firsts.set(row.product, first);
		if (first.feeCents === row.feeCents) return [];
		const message = `the policy fee differs from line ${first.line}; a product has one fee`;
		return [{ line: row.line, column: "policy_fee", message }];
	});
}

/** Possible but unlikely rates: rates that fall with age, and smokers or longer terms that cost less. */
export function doubts(rows: readonly RateRow[]): Problem[] {
	const { grid } = rateGrid(rows);
	const found = new Map<string, Problem>();
	function compare(row: RateRow | undefined, other: RateRow | undefined, message: (line: number) => string) {
		if (!row || !other || row.perThousand >= other.perThousand) return;
		const text = message(other.line);
		found.set(`${row.line} ${text}`, { line: row.line, column: "monthly_per_1000", message: text });
	}
	for (const { product, smoker, term, state, byAge } of grid.values()) {
		const shorter = [10, 20].filter((years) => term !== null && years < term);
		for (const [age, row] of byAge.entries()) {
			compare(row, byAge[age - 1], (line) => `the rate is lower than that of the younger in line ${line}`);
			if (smoker) {
				const other = grid.get(product, false, term, state)?.byAge[age];
				compare(row, other, (line) => `smokers pay less than non-smokers in line ${line}`);
			}
			for (const years of shorter) {
				const other = grid.get(product, smoker, years, state)?.byAge[age];
				compare(row, other, (line) => `${term} years cost less than ${years} years in line ${line}`);
			}
		}
	}
	return [...found.values()];
}
