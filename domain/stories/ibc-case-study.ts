import { estimateExample } from "#domain/calculators/estimate.ts";
import type { RateTables } from "#domain/rates/rate-table.ts";
import { caseStudyInputs } from "./case-study-inputs.ts";
import { compounded, endOf, type Figures, growthOf, valueAt } from "./figures.ts";

/** A policy that is funded to borrow from it, next to a credit card debt. */
export function policyLoanFigures(rates: RateTables): Figures {
	const inputs = caseStudyInputs.ibc;
	const result = estimateExample(inputs, rates);
	const paidIn = (years: number) => inputs.monthlyFunding * 1200 * years;
	const paid = paidIn(inputs.timeHorizon);
	const earlyYears = 3;
	const [loan, loanRate, loanYears] = [2_000_000, 6, 10];
	const owed = compounded(loan, loanRate, loanYears);
	const card = { totalDebt: 9000, interestRate: 22, targetPayment: 600 };
	const payoff = estimateExample({ service: "debt_plan", state: inputs.state, ...card }, rates);
	if (payoff.kind !== "payoff" || payoff.target.outcome !== "paid") throw new Error("The card is paid off");
	const firstYearAhead = (code: "low" | "assumed") =>
		result.series.find((line) => line.code === code)?.points.find(({ x, cents }) => x > 0 && cents >= paidIn(x))?.x ??
		inputs.timeHorizon;
	const growth = growthOf(result, paid);
	return {
		cents: {
			monthly: inputs.monthlyFunding * 100,
			paid,
			earlyPaid: paidIn(earlyYears),
			earlyValue: valueAt(result, "assumed", earlyYears),
			loan,
			owed,
			loanInterest: owed - loan,
			card: card.totalDebt * 100,
			cardInterest: payoff.target.interestCents,
			missing: paid - endOf(result, "no_growth"),
		},
		percents: {
			...growth.percents,
			counted: (endOf(result, "no_growth") / paid) * 100,
			loanRate,
			cardRate: card.interestRate,
		},
		counts: {
			age: inputs.age,
			years: inputs.timeHorizon,
			earlyYears,
			loanYears,
			cardMonths: payoff.target.months,
			yearAhead: firstYearAhead("assumed"),
			yearAheadLow: firstYearAhead("low"),
		},
		bars: growth.bars,
	};
}
