import { parse } from "csv-parse/sync";
import type { FileLine } from "#domain/rate-import/rate-file.ts";
import { rateFileOf } from "#domain/rate-import/rate-file.ts";
import { type TablesOfFile, tablesOfFile, withExamples } from "#domain/rate-import/tables-of-file.ts";
import type { RateTable, RateTables } from "#domain/rates/rate-table.ts";
import { sha256 } from "../platform/sha256.server.ts";

/** Reads an owner's rates from the text of a CSV. */
export function rateTablesOf(csv: string, today: Date): TablesOfFile {
	const lines = linesOf(csv);
	if (typeof lines === "number") return { ok: false, problems: [{ line: lines, column: "", code: "quotes" }] };
	const result = tablesOfFile(rateFileOf(lines), today);
	return result.ok ? { ...result, tables: withIds(result.tables) } : result;
}

/**
 * An owner's rates, if every page of the site can be rendered with them.
 * @param beside the rates of the products that the file leaves out
 * @param home the agency's state
 */
export function importedRates(
	csv: string,
	{ beside, home, today }: { beside: RateTables; home: string; today: Date },
): TablesOfFile {
	return withExamples(rateTablesOf(csv, today), { beside, home });
}

/** Gives each table the id that follows from what it says. Evidence for an insurer's rates names it. */
export function withIds(tables: Readonly<Partial<RateTables>>): Partial<RateTables> {
	return Object.fromEntries(Object.entries(tables).map(([product, table]) => [product, withId(table)]));
}

function withId({ effectiveOn, source, policy, rangePercent, feeCents, rates }: RateTable): RateTable {
	const table = { effectiveOn, source, policy, rangePercent, feeCents, rates };
	return { isSample: false, id: `${effectiveOn}-${sha256(JSON.stringify(table)).slice(0, 12)}`, ...table };
}

/** The line at which the quotes of the file don't match, if they don't. */
function linesOf(csv: string): FileLine[] | number {
	try {
		const read = parse(csv, {
			bom: true,
			info: true,
			relax_column_count: true,
			skip_empty_lines: true,
			skip_records_with_empty_values: true,
			trim: true,
		}) as unknown as { record: string[]; info: { lines: number } }[];
		return read.map(({ record, info }) => ({ line: info.lines, cells: record }));
	} catch (error) {
		return error instanceof Object && "lines" in error ? Number(error.lines) : 1;
	}
}
