import { stringify } from "csv-stringify/sync";

/**
 * A table for a spreadsheet. Give it cells that went through `guardedCell`, or people who open the file run what a
 * stranger wrote.
 */
export function csvOf(lines: readonly (readonly string[])[]): string {
	// Without a mark of the encoding, spreadsheets read "José" wrong.
	return `\uFEFF${csvLines(lines)}`;
}

/** More lines of such a table. */
export function csvLines(lines: readonly (readonly string[])[]): string {
	return stringify([...lines], { record_delimiter: "windows" });
}
