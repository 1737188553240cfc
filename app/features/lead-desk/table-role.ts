type TableRole = "table" | "rowgroup" | "row" | "cell" | "rowheader" | "columnheader";

/** The role that a part of a table has by itself. Some browsers forget it where the part is laid out as a card. */
export function as(role: TableRole): { role: TableRole } {
	return { role };
}
