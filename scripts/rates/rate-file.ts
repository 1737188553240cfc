import { parse } from "csv-parse/sync";

/** A problem in an owner's file, and its place. */
export interface Problem {
	line: number;
	column: string;
	message: string;
}

export interface Cell {
	line: number;
	text: string;
}

interface Line {
	line: number;
	cells: readonly string[];
}

/** An owner's file: lines of `name,value` above, then the table with its head. */
export interface RateFile {
	above: readonly Line[];
	head: Line;
	rows: readonly Line[];
}

/** @throws if the quotes of the file do not match, with the line */
export function readRateFile(csv: string): RateFile {
	const lines = (
		parse(csv, {
			bom: true,
			info: true,
			relax_column_count: true,
			skip_empty_lines: true,
			skip_records_with_empty_values: true,
			trim: true,
		}) as unknown as { record: string[]; info: { lines: number } }[]
	).map(({ record, info }): Line => ({ line: info.lines, cells: record }));
	const at = lines.findIndex(({ cells }) => cells[0]?.toLowerCase() === "product");
	const head = lines[at] ?? { line: 1, cells: [] };
	return {
		above: at < 0 ? lines : lines.slice(0, at),
		head: { ...head, cells: head.cells.map((name) => name.toLowerCase()) },
		rows: at < 0 ? [] : lines.slice(at + 1),
	};
}
