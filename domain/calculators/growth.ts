/**
 * How often the first amount `years` of equal payments contain, each made at the end of a month and growing at
 * `ratePercent` a year, a twelfth of it every month: ((1 + i)^n − 1) / i, and n where the rate is 0. The future value
 * of an ordinary annuity, as in `fv` of numpy-financial.
 */
export function growthOfMonthlyPayments(ratePercent: number, years: number): number {
	const months = years * 12;
	const monthlyRate = ratePercent / 1200;
	// expm1 and log1p keep the digits that 1 + i would lose.
	return monthlyRate === 0 ? months : Math.expm1(months * Math.log1p(monthlyRate)) / monthlyRate;
}

/** What a deposit of 1 becomes with interest added once a year: (1 + r)^n. */
export function growthOfDeposit(ratePercent: number, years: number): number {
	return (1 + ratePercent / 100) ** years;
}
