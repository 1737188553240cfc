/** An owner's file for term life: somebody of 40 pays $250 a month for $500,000 in place of the rule of thumb's $100. */
export const termRatesFile = termFile("0.5");

/** @param perThousand a non-smoker's dollars a month for each $1,000 */
export function termFile(perThousand: string): string {
	const rates = [10, 20, 30].flatMap((term) => [
		`term_life,18,85,non_smoker,${term},,${perThousand},0`,
		`term_life,18,85,smoker,${term},,9.5,0`,
	]);
	return [
		"name,Example Term 2026",
		"effective_date,2026-10-01",
		"source,Rate book 12",
		"insurer,Example Life",
		"form,EL-204",
		"approval,A-77",
		"approved_on,2026-09-15",
		"product,age_from,age_to,class,term,state,monthly_per_1000,policy_fee",
		...rates,
	].join("\n");
}
