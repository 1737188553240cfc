/**
 * The future value of an ordinary annuity of 1, paid at the end of each month and compounded monthly:
 * ((1 + i)^n − 1) / i, or n at a rate of 0. The same as `fv` of numpy-financial.
 */
export function growthOfMonthlyPayments(ratePercent: number, years: number): number {
	const months = years * 12;
	const monthlyRate = ratePercent / 1200;
	// expm1 and log1p keep digits that 1 + i would lose.
	return monthlyRate === 0 ? months : Math.expm1(months * Math.log1p(monthlyRate)) / monthlyRate;
}

/** The future value of a deposit of 1, compounded yearly: (1 + r)^n. */
export function growthOfDeposit(ratePercent: number, years: number): number {
	return (1 + ratePercent / 100) ** years;
}
