import type { InputsOf } from "#domain/calculators/calculator-inputs.ts";
import type { CaseStudySlug } from "#domain/site/pages.ts";

/** The calculator inputs of each case study's fictional person. */
export const caseStudyInputs = {
	fia: { service: "fia", state: "FL", depositAmount: 150_000, timeHorizon: 10 },
	iul: { service: "iul", state: "FL", age: 38, monthlyContribution: 400, timeHorizon: 25, assumedRate: 6 },
	"whole-life": { service: "whole_life", state: "TX", age: 45, coverageAmount: 150_000, smoker: false },
	ibc: { service: "ibc", state: "FL", age: 41, monthlyFunding: 600, timeHorizon: 20 },
} as const satisfies Readonly<Record<CaseStudySlug, InputsOf<"fia" | "iul" | "whole_life" | "ibc">>>;
