import type { RateProblem } from "./rate-problem.ts";
import type { RateRow } from "./rate-rows.ts";

/** The rates of one product, class and term in one state, by age. */
interface RateSeries extends Pick<RateRow, "product" | "smoker" | "term"> {
	/** Empty: every state that the file does not name. */
	state: string;
	byAge: (RateRow | undefined)[];
}

/**
 * Each person's row. There is one place for each product, class, term, state and age, so rows are compared by looking
 * each other up, however many there are.
 */
export class RateGrid {
	#series = new Map<string, RateSeries>();

	get(...key: [product: RateRow["product"], smoker: boolean, term: number | null, state: string]) {
		return this.#series.get(key.join(" "));
	}

	values(): Iterable<RateSeries> {
		return this.#series.values();
	}

	/** The row that already holds one of this row's cells. The row takes the cells before it. */
	put(row: RateRow, states: readonly string[]): RateRow | null {
		const { product, smoker, term, fromAge, toAge } = row;
		for (const state of states) {
			const key = [product, smoker, term, state].join(" ");
			const series = this.#series.get(key) ?? { product, smoker, term, state, byAge: [] };
			this.#series.set(key, series);
			for (let age = fromAge; age <= toAge; age += 1) {
				const holder = series.byAge[age];
				if (holder) return holder;
				series.byAge[age] = row;
			}
		}
		return null;
	}
}

export function rateGrid(rows: readonly RateRow[]): { grid: RateGrid; overlaps: RateProblem[] } {
	const everywhere = ["", ...new Set(rows.flatMap(({ states }) => states ?? []))];
	const grid = new RateGrid();
	const overlaps = rows.flatMap((row): RateProblem[] => {
		const other = grid.put(row, row.states ?? everywhere);
		if (!other) return [];
		const { fromAge: from, toAge: to } = row;
		const values = { from, to, other: other.line, otherFrom: other.fromAge, otherTo: other.toAge };
		return [{ line: row.line, column: "age_from", code: "overlap", values }];
	});
	return { grid, overlaps };
}
