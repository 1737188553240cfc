import type { InputsOf } from "#domain/calculators/calculator-inputs.ts";
import { minimumCoverage } from "#domain/calculators/coverage-amounts.ts";
import type { PremiumProduct } from "#domain/rates/rate-table.ts";
import { caseStudyInputs } from "./case-study-inputs.ts";

export type PremiumInputs = { [P in PremiumProduct]: InputsOf<P> }[PremiumProduct];

const { iul, "whole-life": wholeLife } = caseStudyInputs;

const burialAt = (age: number, smoker = false) =>
	({ service: "final_expense", state: "FL", age, coverageAmount: minimumCoverage, smoker }) as const;

/**
 * Everybody whose premium a case study or a landing page names. Without a rate for one of them the page cannot be built,
 * so the import of rates asks for all of them.
 */
export const premiumExamples = {
	termBesideIul: {
		service: "term_life",
		state: iul.state,
		age: iul.age,
		coverageAmount: 300_000,
		term: 30,
		smoker: false,
	},
	wholeLife,
	wholeLifeSmoker: { ...wholeLife, smoker: true },
	wholeLifeLater: { ...wholeLife, age: wholeLife.age + 1 },
	/** Half of it for life, all of it until the child is grown. */
	wholeLifeHalf: { ...wholeLife, coverageAmount: wholeLife.coverageAmount / 2 },
	termBesideWholeLife: { ...wholeLife, service: "term_life", term: 20 },
	burialAt55: burialAt(55),
	burialAt60: burialAt(60),
	burialAt70: burialAt(70),
	burialAt80: burialAt(80),
	burialSmokerAt70: burialAt(70, true),
} as const satisfies Readonly<Record<string, PremiumInputs>>;
