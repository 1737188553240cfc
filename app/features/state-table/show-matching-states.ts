import { marker } from "#app/browser/marker.ts";

/** Marks a row of the table with the code of its state. */
export const ruledState = marker<string>("data-state");
/** Marks it with the products that are sold there, separated by spaces. */
export const soldProducts = marker<string>("data-products");

/** Empty where the reader does not mind. */
export interface Choice {
	state: string;
	product: string;
}

/**
 * Hides the rows of the table that the reader did not ask for.
 * @returns how many are left
 */
export function showMatchingStates(table: string, { state, product }: Choice): number {
	const frame = document.getElementById(table);
	const rows = frame ? ruledState.all(frame) : [];
	const shown = rows.filter((row) => {
		const sold = soldProducts.valueOf(row)?.split(" ") ?? [];
		row.hidden = (state !== "" && ruledState.valueOf(row) !== state) || (product !== "" && !sold.includes(product));
		return !row.hidden;
	});
	return shown.length;
}
