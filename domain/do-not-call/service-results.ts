import { phoneKey } from "../contacts/match-key.ts";

/** A file of results is about our own numbers, so it is small. */
export const maxResultsBytes = 8 * 1024 * 1024;

/** How many rows show what the columns are. */
const sampleRows = 3;
/** A column with more different values can't be the result. */
const maxValues = 12;
/** More columns than any service sends. Without a limit, one file keeps the server busy for minutes. */
const maxColumns = 100;
/** How many rows are read to propose what the columns mean. */
const proposalRows = 1000;

export type ResultsError =
	| "empty_file"
	| "many_columns"
	| "no_column"
	| "no_values"
	| "unknown_value"
	| "value_twice"
	| "no_numbers";

export interface ResultsTable {
	columns: string[];
	rows: string[][];
}

/** The meaning that somebody gave to the columns of a file. */
export interface ResultsMapping {
	number: number;
	result: number;
	/** The values for "on a list" and the values for "not on a list". Case doesn't matter. */
	listed: readonly string[];
	unlisted: readonly string[];
}

/**
 * Reads a table with commas, semicolons or tabs between its fields. The first line has the names of the columns, unless it
 * has a number already.
 */
export function readTable(
	text: string,
): { ok: true; table: ResultsTable } | { ok: false; error: "empty_file" | "many_columns" } {
	const [heading = "", ...lines] = linesOf(text).filter((line) => line.trim() !== "");
	const separator = separatorOf(heading);
	const first = fieldsOf(heading, separator);
	if (first.length > maxColumns) return { ok: false, error: "many_columns" };
	const isHeading = first.every((field) => phoneKey(field) === null);
	const columns = isHeading ? first : first.map((_, place) => String(place + 1));
	const rows = (isHeading ? lines : [heading, ...lines]).map((line) => fieldsOf(line, separator));
	const isTable = columns.length >= 2 && rows.length > 0;
	return isTable ? { ok: true, table: { columns, rows } } : { ok: false, error: "empty_file" };
}

/** The table's text without some of its rows. Their lines stay, empty. */
export function withoutRows(text: string, isMeant: (fields: readonly string[]) => boolean): string {
	const lines = linesOf(text);
	const separator = separatorOf(lines.find((line) => line.trim() !== "") ?? "");
	return lines.map((line) => (isMeant(fieldsOf(line, separator)) ? "" : line)).join("\n");
}

function linesOf(text: string): string[] {
	return text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
}

function separatorOf(heading: string): string {
	return [",", ";", "\t"].reduce((best, one) => (partsOf(heading, one) > partsOf(heading, best) ? one : best));
}

function partsOf(line: string, separator: string): number {
	return line.split(separator).length;
}

/** The fields of a line. A field in quotes may hold the separator; two quotes in it are one. */
function fieldsOf(line: string, separator: string): string[] {
	const fields: string[] = [];
	let field = "";
	let isQuoted = false;
	for (let at = 0; at < line.length; at++) {
		const sign = line[at];
		if (sign === '"' && isQuoted && line[at + 1] === '"') {
			field += sign;
			at += 1;
		} else if (sign === '"') isQuoted = !isQuoted;
		else if (sign === separator && !isQuoted) {
			fields.push(field.trim());
			field = "";
		} else field += sign;
	}
	return [...fields, field.trim()];
}

/** Guesses the columns from the first rows. A person checks the guess. */
export function proposeMapping({ columns, rows }: ResultsTable) {
	const first = rows.slice(0, proposalRows);
	const places = columns.map((_, place) => place);
	const numbers = places.map((place) => first.filter((row) => phoneKey(row[place] ?? "") !== null).length);
	const countOf = (place: number) => numbers[place] ?? 0;
	const number = places.reduce((best, one) => (countOf(one) > countOf(best) ? one : best));
	const firstValues = places.map((place) => valuesOf(first, place));
	const others = places.filter((place) => place !== number);
	const isNamed = (place: number) => /dnc|do.?not.?call|listed|result|status/i.test(columns[place] ?? "");
	const few = others.filter((place) => (firstValues[place] ?? []).length <= maxValues);
	const result = few.find(isNamed) ?? few.at(-1) ?? others[0] ?? 0;
	// In all rows, because each value has to be explained.
	const values = valuesOf(rows, result);
	const listed = values.filter((value) => /^(?:y|yes|true|1|listed|dnc|match|blocked|do not call)$/i.test(value));
	const unlisted = values.filter((value) => /^(?:n|no|false|0|clean|clear|ok|not listed|none)$/i.test(value));
	return {
		number,
		result,
		listed,
		unlisted,
		/** The different values of each column, if there are only a few. */
		values: firstValues
			.map((found, place) => (place === result ? values : found))
			.map((found) => (found.length <= maxValues ? found : [])),
		sample: rows.slice(0, sampleRows),
	};
}

/** The different values of a column. It stops when there are too many. */
function valuesOf(rows: readonly string[][], place: number): string[] {
	const found = new Set<string>();
	for (const row of rows) {
		found.add(row[place] ?? "");
		if (found.size > maxValues) break;
	}
	return [...found];
}

/** Reads `Y, yes` as two values. An empty one is written as two quotes. */
export function readValues(text: unknown): string[] {
	const parts = typeof text === "string" ? text.split(",").map((value) => value.trim()) : [];
	return parts.filter((value) => value !== "").map((value) => (value === '""' ? "" : value.toLowerCase()));
}

export interface NumberResult {
	key: string;
	isListed: boolean;
}

/**
 * The numbers of a table and whether they are listed. A value that nobody explained stops it. It counts and skips rows
 * without a complete number. If a number comes twice, the listing counts.
 */
export function resultsOf(
	{ columns, rows }: ResultsTable,
	{ number, result, listed, unlisted }: ResultsMapping,
): { ok: true; results: NumberResult[]; skipped: number } | { ok: false; error: ResultsError; found?: string } {
	if (!columns[number] || !columns[result] || number === result) return { ok: false, error: "no_column" };
	if (listed.length + unlisted.length === 0) return { ok: false, error: "no_values" };
	const both = listed.find((value) => unlisted.includes(value));
	if (both !== undefined) return { ok: false, error: "value_twice", found: both };
	const found = new Map<string, boolean>();
	let skipped = 0;
	for (const row of rows) {
		const value = (row[result] ?? "").toLowerCase();
		const isListed = listed.includes(value);
		if (!isListed && !unlisted.includes(value)) return { ok: false, error: "unknown_value", found: row[result] ?? "" };
		const key = phoneKey(row[number] ?? "");
		if (key) found.set(key, isListed || found.get(key) === true);
		else skipped += 1;
	}
	if (found.size === 0) return { ok: false, error: "no_numbers" };
	return { ok: true, results: [...found].map(([key, isListed]) => ({ key, isListed })), skipped };
}
