import { dollars, maxAmount, type NumberQuestion } from "../questions/question.ts";
import type { RawAnswers } from "../questions/read-answer.ts";
import { type AnswersReading, readAnswers } from "../questions/read-answers.ts";
import { minimumCoverage } from "./coverage-amounts.ts";
import { toCents } from "./money.ts";

type AmountName = "debts" | "mortgage" | "educationPerChild" | "coverageHeld";
export type IncomeNeedsName = AmountName | "annualIncome" | "incomeYears" | "children";

const optionalAmount = (name: AmountName): NumberQuestion<AmountName> => ({
	...dollars,
	name,
	min: 0,
	initial: 0,
	required: false,
});
const count = { kind: "number", unit: "count", grain: 1, required: false } as const;

/** In the order of the letters of DIME. Empty optional fields count as 0. */
export const incomeNeedsFields: readonly NumberQuestion<IncomeNeedsName>[] = [
	optionalAmount("debts"),
	{ ...dollars, name: "annualIncome" },
	{ ...count, name: "incomeYears", min: 1, max: 40, initial: 10 },
	optionalAmount("mortgage"),
	{ ...count, name: "children", min: 0, max: 12, initial: 0 },
	optionalAmount("educationPerChild"),
	optionalAmount("coverageHeld"),
];

export type IncomeNeedsInputs = Readonly<Record<IncomeNeedsName, number>>;

/** The cast holds because every question is required or has an initial value. */
export function readIncomeNeeds(raw: RawAnswers): AnswersReading<IncomeNeedsInputs, IncomeNeedsName> {
	return readAnswers(incomeNeedsFields, raw) as AnswersReading<IncomeNeedsInputs, IncomeNeedsName>;
}

export const incomeNeedsParts = ["debts", "income", "mortgage", "education"] as const;

export interface IncomeNeedsResult {
	partsCents: Record<(typeof incomeNeedsParts)[number], number>;
	totalCents: number;
	/** The total minus existing coverage, at least 0. */
	gapCents: number;
	/** Inputs for the calculators; null if there is no gap or it exceeds what they accept. */
	suggestion: { coverageAmount: number; term: 10 | 20 | 30 } | null;
}

/** DIME (debts, income, mortgage, education): a common rule of thumb, without interest. */
export function incomeNeeds(inputs: IncomeNeedsInputs): IncomeNeedsResult {
	const partsCents = {
		debts: toCents(inputs.debts),
		income: toCents(inputs.annualIncome) * inputs.incomeYears,
		mortgage: toCents(inputs.mortgage),
		education: toCents(inputs.educationPerChild) * inputs.children,
	};
	const totalCents = Object.values(partsCents).reduce((sum, cents) => sum + cents, 0);
	const gapCents = Math.max(0, totalCents - toCents(inputs.coverageHeld));
	return { partsCents, totalCents, gapCents, suggestion: suggestion(gapCents, inputs.incomeYears) };
}

/** Rounds up to a full thousand and picks the shortest term that covers the income years, at most thirty years. */
function suggestion(gapCents: number, incomeYears: number): IncomeNeedsResult["suggestion"] {
	const coverageAmount = Math.max(minimumCoverage, Math.ceil(gapCents / 100_000) * 1000);
	if (gapCents === 0 || coverageAmount > maxAmount) return null;
	const terms = [10, 20, 30] as const;
	return { coverageAmount, term: terms.find((term) => term >= incomeYears) ?? 30 };
}

/** The query that opens the calculator with this coverage. */
export function coverageQuery(
	product: "term_life" | "whole_life",
	{ coverageAmount, term }: NonNullable<IncomeNeedsResult["suggestion"]>,
): string {
	return `service=${product}&coverageAmount=${coverageAmount}${product === "term_life" ? `&term=${term}` : ""}`;
}
