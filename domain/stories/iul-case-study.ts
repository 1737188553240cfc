import { estimate } from "#domain/calculators/estimate.ts";
import { caseStudyInputs } from "./case-study-inputs.ts";
import { endOf, type Figures, growthOf, primaryCents, valueAt } from "./figures.ts";

/** Monthly premiums over decades, without and with a rough allowance for charges. */
export function indexedLifeFigures(): Figures {
	const inputs = caseStudyInputs.iul;
	const result = estimate(inputs);
	const charges = 100;
	const afterCharges = estimate({ ...inputs, monthlyContribution: inputs.monthlyContribution - charges });
	const coverage = 300_000;
	const term = { service: "term_life", state: inputs.state, age: inputs.age, coverageAmount: coverage } as const;
	const [termYears, stopYears] = [30, 5];
	const paid = endOf(result, "no_growth");
	const growth = growthOf(result, paid);
	return {
		cents: {
			monthly: inputs.monthlyContribution * 100,
			paid,
			coverage: coverage * 100,
			termPremium: primaryCents(estimate({ ...term, term: termYears, smoker: false })),
			charges: charges * 100,
			chargesOfYear: charges * 1200,
			stopPaid: valueAt(result, "no_growth", stopYears),
			atAssumed: endOf(result, "assumed"),
			assumedAfterCharges: endOf(afterCharges, "assumed"),
		},
		percents: growth.percents,
		counts: { age: inputs.age, years: inputs.timeHorizon, termYears, stopYears },
		bars: [
			...growth.bars,
			{ id: "charged", cents: endOf(afterCharges, "assumed"), paidCents: paid },
			{ id: "chargedZero", cents: endOf(afterCharges, "no_growth"), paidCents: paid },
		],
	};
}
