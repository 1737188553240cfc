/** Dollars with at most two decimals, in whole cents: what decimals lose in binary is less than half a cent. */
export function toCents(dollars: number): number {
	return Math.round(dollars * 100);
}

/** Cents, rounded once: with whole numbers above and below the line, a half is exactly a half, and goes up. */
export function roundedQuotient(numerator: number, denominator: number): number {
	return Math.round(numerator / denominator);
}
