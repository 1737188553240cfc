import type { RateProblem } from "./rate-problem.ts";
import { columns } from "./rate-rows.ts";

export interface Cell {
	line: number;
	text: string;
}

export interface FileLine {
	line: number;
	cells: readonly string[];
}

/** An owner's file: lines of `name,value` above, then the table with its head. */
export interface RateFile {
	above: readonly FileLine[];
	head: FileLine;
	rows: readonly FileLine[];
}

/** Divides the lines of a file at the head of its table. */
export function rateFileOf(lines: readonly FileLine[]): RateFile {
	const at = lines.findIndex(({ cells }) => cells[0]?.toLowerCase() === "product");
	const head = lines[at] ?? { line: 1, cells: [] };
	return {
		above: at < 0 ? lines : lines.slice(0, at),
		head: { ...head, cells: head.cells.map((name) => name.toLowerCase()) },
		rows: at < 0 ? [] : lines.slice(at + 1),
	};
}

/** A column that nobody reads may hold what belongs into another one. */
export function headProblems({ line, cells: names }: FileLine): RateProblem[] {
	const known: readonly string[] = columns;
	const missing = known
		.filter((column) => !names.includes(column))
		.map((column): RateProblem => ({ line, column, code: "column_missing" }));
	const wrong = names.flatMap((column, index): RateProblem[] => {
		if (!known.includes(column)) return [{ line, column, code: "column_unknown" }];
		return names.indexOf(column) < index ? [{ line, column, code: "column_twice" }] : [];
	});
	return [...missing, ...wrong];
}
