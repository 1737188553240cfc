import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { parse } from "csv-parse";
import type { ActionResult } from "#domain/action-result.ts";
import { findDelimiter, withoutSepLine } from "#domain/lead-exchange/find-delimiter.ts";
import { maxImportRows, tooManyColumns, type UploadProblem } from "#domain/lead-exchange/lead-import.ts";
import { decodeText } from "../../platform/decode-text.server.ts";

export interface FileRow {
	/** Where it begins in the file. */
	line: number;
	cells: string[];
}

export type ReadFile = ActionResult<{ header: string[]; rows: FileRow[] }, UploadProblem>;

/** How much text is read before other work runs. */
const pieceLength = 64 * 1024;

/** Reads a table in any encoding that spreadsheets use, without keeping others waiting. */
export async function readFile(bytes: Uint8Array): Promise<ReadFile> {
	const decoded = decodeText(bytes);
	if (decoded === null) return { ok: false, code: "unreadable" };
	const { text, named } = withoutSepLine(decoded);
	const skipped = named ? 1 : 0;
	const parser = Readable.from(piecesOf(text)).pipe(
		parse({
			delimiter: named ?? findDelimiter(text),
			info: true,
			skip_empty_lines: true,
			relax_column_count: true,
			relax_quotes: true,
			max_record_size: 200_000,
		}),
	);
	const rows: FileRow[] = [];
	try {
		for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
			const breaks = record.join("").split("\n").length - 1;
			rows.push({ line: info.lines - breaks + skipped, cells: record });
			if (rows.length > maxImportRows + 1) return { ok: false, code: "tooManyRows" };
		}
	} catch {
		return { ok: false, code: "unreadable" };
	}
	const [header, ...others] = rows;
	const filled = others.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
	if (!header || filled.length === 0) return { ok: false, code: "empty" };
	return tooManyColumns(header.cells)
		? { ok: false, code: "tooManyColumns" }
		: { ok: true, header: header.cells.map((name) => name.trim().slice(0, 100).toWellFormed()), rows: filled };
}

async function* piecesOf(text: string): AsyncGenerator<string> {
	for (let start = 0; start < text.length; start += pieceLength) {
		yield text.slice(start, start + pieceLength);
		await setImmediate();
	}
}
