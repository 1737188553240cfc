import { estimate } from "#domain/calculators/estimate.ts";
import { caseStudyInputs } from "./case-study-inputs.ts";
import { type Figures, primaryCents } from "./figures.ts";

/** A lifelong premium, compared with a smoker, a later start, term life, and a mix. */
export function wholeLifeFigures(): Figures {
	const inputs = caseStudyInputs["whole-life"];
	const result = estimate(inputs);
	if (!result.range) throw new Error("A premium has a range");
	const premium = primaryCents(result);
	const smoker = primaryCents(estimate({ ...inputs, smoker: true }));
	const later = primaryCents(estimate({ ...inputs, age: inputs.age + 1 }));
	const termYears = 20;
	const term = primaryCents(estimate({ ...inputs, service: "term_life", term: termYears }));
	// Half of it for life, all of it until the child is grown.
	const mixWhole = inputs.coverageAmount / 2;
	const [childAge, stopYears] = [14, 3];
	const paidOver = (years: number) => premium * 12 * years;
	return {
		cents: {
			coverage: inputs.coverageAmount * 100,
			premium,
			low: result.range.lowCents,
			high: result.range.highCents,
			budget: 16_000,
			term,
			mixWhole: mixWhole * 100,
			mixPremium: primaryCents(estimate({ ...inputs, coverageAmount: mixWhole })) + term,
			stopPaid: paidOver(stopYears),
			paidIn20: paidOver(20),
			paidIn40: paidOver(40),
		},
		percents: {},
		counts: {
			age: inputs.age,
			laterAge: inputs.age + 1,
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
