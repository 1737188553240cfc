/** Exact for dollars with at most two decimals: the floating-point error is below half a cent. */
export function toCents(dollars: number): number {
	return Math.round(dollars * 100);
}

/** Rounds once, halves up. A half is exact because numerator and denominator are whole numbers. */
export function roundedQuotient(numerator: number, denominator: number): number {
	return Math.round(numerator / denominator);
}

/** An estimated amount in cents, as people read it: rounded to whole dollars, halves up. */
export function inWholeDollars(cents: number): number {
	return Math.round(cents / 100) * 100;
}
