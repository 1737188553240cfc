import { estimateExample } from "#domain/calculators/estimate.ts";
import type { RateTables } from "#domain/rates/rate-table.ts";
import { caseStudyInputs } from "./case-study-inputs.ts";
import { endOf, type Figures, growthOf, primaryCents, valueAt } from "./figures.ts";
import { premiumExamples } from "./premium-examples.ts";

/** Monthly premiums over decades, without and with a rough allowance for charges. */
export function indexedLifeFigures(rates: RateTables): Figures {
	const inputs = caseStudyInputs.iul;
	const result = estimateExample(inputs, rates);
	const charges = 100;
	const afterCharges = estimateExample({ ...inputs, monthlyContribution: inputs.monthlyContribution - charges }, rates);
	const term = premiumExamples.termBesideIul;
	const stopYears = 5;
	const paid = endOf(result, "no_growth");
	const growth = growthOf(result, paid);
	return {
		cents: {
			monthly: inputs.monthlyContribution * 100,
			paid,
			coverage: term.coverageAmount * 100,
			termPremium: primaryCents(estimateExample(term, rates)),
			charges: charges * 100,
			chargesOfYear: charges * 1200,
			stopPaid: valueAt(result, "no_growth", stopYears),
			atAssumed: endOf(result, "assumed"),
			assumedAfterCharges: endOf(afterCharges, "assumed"),
		},
		percents: growth.percents,
		counts: { age: inputs.age, years: inputs.timeHorizon, termYears: term.term, stopYears },
		bars: [
			...growth.bars,
			{ id: "charged", cents: endOf(afterCharges, "assumed"), paidCents: paid },
			{ id: "chargedZero", cents: endOf(afterCharges, "no_growth"), paidCents: paid },
		],
	};
}
