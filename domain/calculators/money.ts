/** Exact for dollars with at most two decimals: the floating-point error is below half a cent. */
export function toCents(dollars: number): number {
	return Math.round(dollars * 100);
}

/** Rounds once, halves up. A half is exact because numerator and denominator are whole numbers. */
export function roundedQuotient(numerator: number, denominator: number): number {
	return Math.round(numerator / denominator);
}
