import type { CalculatorInputs, FieldName, RawInputs } from "../calculators/calculator-inputs.ts";
import { prefilledCoverage } from "../calculators/funeral-costs.ts";
import { type InputErrors, type InputsReading, readInputs } from "../calculators/read-inputs.ts";
import { headquartersState } from "../location/jurisdictions.ts";
import { calculatorOf, type ProductSlug } from "../products/products.ts";
import type { FunnelAnswers } from "./funnel-progress.ts";
import type { QuoteFunnelId } from "./quote-funnels.ts";

/** A funnel's name in leads: `term-life-quote`, `iul/calc`. */
export type EstimatingFunnel = QuoteFunnelId | `${ProductSlug}/calc`;

export interface FunnelInputs {
	inputs: CalculatorInputs;
	/** Values that the funnel doesn't ask for and the page must state next to the figure. */
	assumed: readonly (FieldName | "state")[];
}

type Given = Partial<Record<FieldName, string | undefined>>;

interface Mapping {
	product: ProductSlug;
	/** The calculator's inputs among the answers. */
	given(answers: FunnelAnswers, state: string): Given;
	/** Used for inputs that the answers leave open. */
	otherwise?: Given;
	/** Inputs that follow from a rule of thumb, so they still count as assumed. */
	derived?: readonly FieldName[];
}

const smokes = (answers: FunnelAnswers) => (answers.tobacco === "yes" ? "yes" : "");
const nonSmoker = { smoker: "" } as const;
/** The average of credit cards that charge interest. */
const cardRate = "22";

const mappings: Readonly<Record<EstimatingFunnel, Mapping>> = {
	"term-life-quote": {
		product: "term-life",
		given: (answers) => ({
			age: answers.currentAge,
			coverageAmount: answers.coverageAmount,
			term: answers.termYears === "unsure" ? undefined : answers.termYears,
			smoker: smokes(answers),
		}),
		otherwise: { term: "20" },
	},
	"final-expense-quote": {
		product: "final-expense",
		given: (answers, state) => ({
			age: answers.insuredAge,
			coverageAmount: answers.coverageAmount || prefilledCoverage(state)?.toString(),
			smoker: smokes(answers),
		}),
		otherwise: { coverageAmount: "10000" },
	},
	"iul-quote": {
		product: "iul",
		given: (answers) => ({ age: answers.currentAge, monthlyContribution: answers.monthlyBudget }),
		otherwise: { timeHorizon: "20", assumedRate: "6" },
	},
	"fia-appointment": {
		product: "fia",
		given: (answers) => ({ depositAmount: answers.amount }),
		otherwise: { timeHorizon: "10" },
	},
	"term-life/calc": {
		product: "term-life",
		given: (answers) => ({ age: answers.currentAge, coverageAmount: answers.coverageAmount }),
		otherwise: { term: "20", ...nonSmoker },
	},
	"whole-life/calc": {
		product: "whole-life",
		given: (answers) => ({ age: answers.currentAge, coverageAmount: answers.desiredBenefit }),
		otherwise: nonSmoker,
	},
	"final-expense/calc": {
		product: "final-expense",
		given: (answers) => ({ age: answers.currentAge, coverageAmount: answers.benefitAmount }),
		otherwise: nonSmoker,
	},
	"iul/calc": {
		product: "iul",
		given: (answers) => ({
			age: answers.currentAge,
			monthlyContribution: tenthOfIncome(Number(answers.annualIncome) / 12),
			timeHorizon: answers.investmentHorizon,
		}),
		derived: ["monthlyContribution"],
		otherwise: { assumedRate: "6" },
	},
	"fia/calc": {
		product: "fia",
		given: (answers) => ({
			depositAmount: answers.currentSavings,
			timeHorizon: String(Number(answers.retirementAge) - Number(answers.currentAge)),
		}),
	},
	"ibc/calc": {
		product: "ibc",
		given: (answers) => ({ monthlyFunding: tenthOfIncome(Number(answers.monthlyIncome)) }),
		derived: ["monthlyFunding"],
		// The age changes nothing in these figures.
		otherwise: { age: "40", timeHorizon: "20" },
	},
	"debt-action/calc": {
		product: "debt-action",
		given: (answers) => ({ totalDebt: answers.totalDebt, targetPayment: answers.monthlyPayment }),
		otherwise: { interestRate: cardRate },
	},
};

/** The monthly amount for infinite banking by the rule of thumb, in dollars. Not a number without an income. */
function tenthOfIncome(monthlyIncome: number): string {
	return (Math.round(monthlyIncome * 10) / 100).toString();
}

/**
 * The inputs of the calculator for a funnel's answers, so that both show the same estimate.
 * @param state two letters; null if the visitor has not stated any and the funnel does not ask
 * @returns null while an answer is missing, or if the calculator does not take it, such as an age of 40 for final expense
 */
export function inputsOfFunnel(
	funnel: EstimatingFunnel,
	answers: FunnelAnswers,
	state: string | null,
): FunnelInputs | null {
	const { reading, assumed } = readFunnel(funnel, answers, state);
	return reading.ok ? { inputs: reading.inputs, assumed } : null;
}

/** The calculator's inputs as answered, with what it does not take and why; no errors while an answer is missing. */
export function refusedInputs(
	funnel: EstimatingFunnel,
	answers: FunnelAnswers,
	state: string | null,
): { raw: RawInputs; errors: InputErrors; isStateAssumed: boolean } {
	const { raw, reading, assumed } = readFunnel(funnel, answers, state);
	return { raw, errors: reading.ok ? {} : reading.errors, isStateAssumed: assumed.includes("state") };
}

function readFunnel(
	funnel: EstimatingFunnel,
	answers: FunnelAnswers,
	state: string | null,
): { raw: RawInputs; reading: InputsReading; assumed: FunnelInputs["assumed"] } {
	const { product, given, otherwise = {}, derived = [] } = mappings[funnel];
	const stated = answers.state || state;
	const answered = Object.entries(given(answers, stated ?? headquartersState)).filter(([, text]) => text !== undefined);
	const open = Object.keys(otherwise).filter((name) => answered.every(([key]) => key !== name)) as FieldName[];
	const raw: RawInputs = {
		...otherwise,
		...Object.fromEntries(answered),
		service: calculatorOf(product),
		state: stated ?? headquartersState,
	};
	return { raw, reading: readInputs(raw), assumed: [...derived, ...open, ...(stated ? [] : (["state"] as const))] };
}

export function isEstimatingFunnel(funnel: string): funnel is EstimatingFunnel {
	return Object.hasOwn(mappings, funnel);
}

/** The product of a funnel that shows an estimate. */
export function productOfFunnel(funnel: EstimatingFunnel): ProductSlug {
	return mappings[funnel].product;
}
