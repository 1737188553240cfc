import { premiumProducts, type Rate, type RateTable, type RateTables } from "#domain/rates/rate-table.ts";
import { contradictions, rateDoubts } from "./compare-rows.ts";
import { missingExamples, withoutPrices } from "./missing-examples.ts";
import { type Described, readAbout } from "./rate-about.ts";
import { headProblems, type RateFile } from "./rate-file.ts";
import type { RateDoubt, RateProblem } from "./rate-problem.ts";
import { columns, type RateRow, type RowCells, readRow } from "./rate-rows.ts";

/** The tables of a file, by product. The line is that of the table's head. */
export type TablesOfFile =
	| { ok: true; tables: Partial<RateTables>; tableLine: number; doubts: RateDoubt[] }
	| { ok: false; problems: RateProblem[] };

/** Reads an owner's rates. The engine refuses people that they leave out: an agent must quote. */
export function tablesOfFile({ above, head, rows }: RateFile, today: Date): TablesOfFile {
	const problems = headProblems(head);
	if (problems.length > 0) return { ok: false, problems };
	const described = readAbout(above, today, problems);
	const read = rows.flatMap(({ line, cells }) => {
		if (cells.length !== head.cells.length) {
			const values = { found: cells.length, expected: head.cells.length };
			problems.push({ line, column: "", code: "cells", values });
			return [];
		}
		const named = columns.map((name) => [name, { line, text: cells[head.cells.indexOf(name)] ?? "" }] as const);
		const row = readRow(Object.fromEntries(named) as RowCells, problems);
		return row ? [row] : [];
	});
	if (rows.length === 0) problems.push({ line: head.line, column: "product", code: "no_rates" });
	const all = [...problems, ...contradictions(read)];
	if (all.length > 0) return { ok: false, problems: all };
	const tables = premiumProducts.flatMap((product) => {
		const own = read.filter((row) => row.product === product);
		return own.length === 0 ? [] : [[product, tableOf(own, described)] as const];
	});
	return {
		ok: true,
		tables: Object.fromEntries(tables),
		tableLine: head.line,
		doubts: [...startDoubts(described, head.line, today), ...rateDoubts(read)],
	};
}

/**
 * Refuses rates without which a page could not be rendered, and names prices that pages leave out.
 * @param beside the rates of the products that the file leaves out
 * @param home the agency's state
 */
export function withExamples(
	result: TablesOfFile,
	{ beside, home }: { beside: RateTables; home: string },
): TablesOfFile {
	if (!result.ok) return result;
	const tables = { ...beside, ...result.tables };
	const place = { line: result.tableLine, column: "" };
	const problems = missingExamples(tables).map(
		(person): RateProblem => ({ ...place, code: "example_missing", values: { person } }),
	);
	if (problems.length > 0) return { ok: false, problems };
	const prices = withoutPrices(tables, home).map(
		(person): RateDoubt => ({ ...place, code: "no_price", values: { person } }),
	);
	return { ...result, doubts: [...result.doubts, ...prices] };
}

/** The site shows rates from the moment on when they are in use. */
function startDoubts({ effectiveOn }: Described, line: number, today: Date): RateDoubt[] {
	if (effectiveOn <= today.toISOString().slice(0, 10)) return [];
	return [{ line, column: "effective_date", code: "starts_later", values: { day: effectiveOn } }];
}

function tableOf(rows: readonly RateRow[], described: Described): RateTable {
	return {
		isSample: false,
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
}
