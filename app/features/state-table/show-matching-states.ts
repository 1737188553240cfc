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
	const rows = [...document.querySelectorAll<HTMLElement>(`#${table} tr[data-state]`)];
	const shown = rows.filter((row) => {
		const sold = row.dataset.products?.split(" ") ?? [];
		row.hidden = (state !== "" && row.dataset.state !== state) || (product !== "" && !sold.includes(product));
		return !row.hidden;
	});
	return shown.length;
}
