import { marker } from "#app/browser/marker.ts";

/** Marks a table row with the code of its state. */
export const ruledState = marker<string>("data-state");
/** Marks a table row with the products that are sold there, separated by spaces. */
export const soldProducts = marker<string>("data-products");

/** The name of a cell's column, which is shown next to the cell where there are no columns. */
export const columnName = marker<string>("data-column");

/** An empty string matches every row. */
export interface StateFilter {
	state: string;
	product: string;
}

/**
 * Hides the table rows that do not match.
 * @returns the number of rows shown
 */
export function showMatchingStates(table: string, { state, product }: StateFilter): number {
	const frame = document.getElementById(table);
	const rows = frame ? ruledState.all(frame) : [];
	const shown = rows.filter((row) => {
		const sold = soldProducts.valueOf(row)?.split(" ") ?? [];
		row.hidden = (state !== "" && ruledState.valueOf(row) !== state) || (product !== "" && !sold.includes(product));
		return !row.hidden;
	});
	return shown.length;
}
