import { createHash } from "node:crypto";
import { premiumProducts, type Rate, type RateTable, type RateTables } from "#domain/rates/rate-table.ts";
import { contradictions, doubts } from "./compare-rows.ts";
import { type Described, readAbout } from "./rate-about.ts";
import { type Problem, type RateFile, readRateFile } from "./rate-file.ts";
import { columns, type RateRow, type RowCells, readRow } from "./rate-rows.ts";

export type RateImport =
	/** The line is that of the table's head. */
	{ ok: true; tables: Partial<RateTables>; tableLine: number; doubts: Problem[] } | { ok: false; problems: Problem[] };

/** Reads an owner's rates. The engine refuses people that they leave out: an agent must quote. */
export function rateTablesOf(csv: string, today: Date): RateImport {
	const problems: Problem[] = [];
	const { above, head, rows } = fileOf(csv, problems);
	if (problems.length === 0) problems.push(...headProblems(head.line, head.cells));
	if (problems.length > 0) return { ok: false, problems };

	const described = readAbout(above, today, problems);
	const read = rows.flatMap(({ line, cells }) => {
		if (cells.length !== head.cells.length) {
			const message = `${cells.length} cells stand under ${head.cells.length} columns; decimals need a point, not a comma`;
			problems.push({ line, column: "", message });
			return [];
		}
		const named = columns.map((name) => [name, { line, text: cells[head.cells.indexOf(name)] ?? "" }] as const);
		const row = readRow(Object.fromEntries(named) as RowCells, problems);
		return row ? [row] : [];
	});
	if (rows.length === 0) problems.push({ line: head.line, column: "product", message: "no rates follow" });
	const all = [...problems, ...contradictions(read)];
	if (all.length > 0) return { ok: false, problems: all };
	const tables = premiumProducts.flatMap((product) => {
		const own = read.filter((row) => row.product === product);
		return own.length === 0 ? [] : [[product, tableOf(own, described)] as const];
	});
	return { ok: true, tables: Object.fromEntries(tables), tableLine: head.line, doubts: doubts(read) };
}

/** A column that nobody reads may hold what belongs into another one. */
function headProblems(line: number, names: readonly string[]): Problem[] {
	const known: readonly string[] = columns;
	const missing = known.filter((column) => !names.includes(column)).map((column) => [column, "the column is missing"]);
	const wrong = names.flatMap((name, index) => {
		if (!known.includes(name)) return [[name, `"${name}" is no column of this table`]];
		return names.indexOf(name) < index ? [[name, "the column stands here twice"]] : [];
	});
	return [...missing, ...wrong].map(([column = "", message = ""]) => ({ line, column, message }));
}

function fileOf(csv: string, problems: Problem[]): RateFile {
	try {
		return readRateFile(csv);
	} catch (error) {
		const line = error instanceof Object && "lines" in error ? Number(error.lines) : 1;
		problems.push({ line, column: "", message: `this is no CSV: ${error instanceof Error ? error.message : error}` });
		return { above: [], head: { line, cells: [] }, rows: [] };
	}
}

function tableOf(rows: readonly RateRow[], described: Described): RateTable {
	const table = {
		...described,
		feeCents: rows[0]?.feeCents ?? 0,
		rates: rows.map(
			({ fromAge, toAge, smoker, term, states, perThousand }): Rate => ({
				fromAge,
				toAge,
				smoker,
				term,
				states,
				perThousand,
			}),
		),
	};
	const hash = createHash("sha256").update(JSON.stringify(table)).digest("hex");
	return { isSample: false, id: `${described.effectiveOn}-${hash.slice(0, 12)}`, ...table };
}
