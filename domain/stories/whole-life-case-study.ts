import { estimateExample } from "#domain/calculators/estimate.ts";
import { inWholeDollars } from "#domain/calculators/money.ts";
import type { RateTables } from "#domain/rates/rate-table.ts";
import { type Figures, primaryCents } from "./figures.ts";
import { type PremiumInputs, premiumExamples } from "./premium-examples.ts";

/** A lifelong premium, compared with a smoker, a later start, term life, and a mix. */
export function wholeLifeFigures(rates: RateTables): Figures {
	const inputs = premiumExamples.wholeLife;
	const premiumOf = (example: PremiumInputs) => primaryCents(estimateExample(example, rates));
	const result = estimateExample(inputs, rates);
	if (!result.range) throw new Error("A premium has a range");
	const premium = primaryCents(result);
	const smoker = premiumOf(premiumExamples.wholeLifeSmoker);
	const later = premiumOf(premiumExamples.wholeLifeLater);
	const { term: termYears } = premiumExamples.termBesideWholeLife;
	const term = premiumOf(premiumExamples.termBesideWholeLife);
	const half = premiumExamples.wholeLifeHalf;
	const [childAge, stopYears] = [14, 3];
	const paidOver = (years: number) => inWholeDollars(premium) * 12 * years;
	return {
		cents: {
			coverage: inputs.coverageAmount * 100,
			premium,
			low: result.range.lowCents,
			high: result.range.highCents,
			budget: 16_000,
			term,
			mixWhole: half.coverageAmount * 100,
			mixPremium: premiumOf(half) + term,
			stopPaid: paidOver(stopYears),
			paidIn20: paidOver(20),
			paidIn40: paidOver(40),
		},
		percents: {},
		counts: {
			age: inputs.age,
			laterAge: premiumExamples.wholeLifeLater.age,
			childAge,
			termYears,
			ageAtEnd: inputs.age + termYears,
			childAtEnd: childAge + termYears,
			stopYears,
		},
		bars: [
			{ id: "premium", cents: premium },
			{ id: "smoker", cents: smoker },
			{ id: "later", cents: later },
			{ id: "term", cents: term },
		],
	};
}
