import { maxAmount, type NumberField } from "./calculator-fields.ts";
import { minimumCoverage } from "./funeral-costs.ts";
import { toCents } from "./money.ts";
import { type FieldError, readNumber } from "./read-inputs.ts";

type AmountName = "debts" | "mortgage" | "educationPerChild" | "coverageHeld";
export type IncomeNeedsName = AmountName | "annualIncome" | "incomeYears" | "children";

export type IncomeNeedsField = NumberField<IncomeNeedsName, "dollars" | "years" | "count">;

const amount = { kind: "number", unit: "dollars", min: 0, max: maxAmount, step: 5000, grain: 0.01 } as const;
const optionalAmount = (name: AmountName, sliderMax: number): IncomeNeedsField => ({
	...amount,
	name,
	sliderMax,
	initial: 0,
	required: false,
});
const count = { kind: "number", step: 1, grain: 1, required: false } as const;

/** What a family's need is made of, in the order of the letters of DIME. Whatever is left open counts as nothing. */
export const incomeNeedsFields: readonly IncomeNeedsField[] = [
	optionalAmount("debts", 200_000),
	{ ...amount, name: "annualIncome", min: 1, sliderMax: 250_000, required: true },
	{ ...count, name: "incomeYears", unit: "years", min: 1, max: 40, sliderMax: 40, initial: 10 },
	optionalAmount("mortgage", 800_000),
	{ ...count, name: "children", unit: "count", min: 0, max: 12, sliderMax: 12, initial: 0 },
	optionalAmount("educationPerChild", 250_000),
	optionalAmount("coverageHeld", 1_000_000),
];

export type IncomeNeedsInputs = Record<IncomeNeedsName, number>;
export type IncomeNeedsErrors = Partial<Record<IncomeNeedsName, FieldError>>;

export function readIncomeNeeds(
	raw: Readonly<Record<string, string | undefined>>,
): { ok: true; inputs: IncomeNeedsInputs } | { ok: false; errors: IncomeNeedsErrors } {
	const inputs: Partial<IncomeNeedsInputs> = {};
	const errors: IncomeNeedsErrors = {};
	for (const field of incomeNeedsFields) {
		const reading = readNumber(field, raw[field.name] ?? "");
		if ("error" in reading) errors[field.name] = reading.error;
		else inputs[field.name] = reading.value;
	}
	return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, inputs: inputs as IncomeNeedsInputs };
}

export const incomeNeedsParts = ["debts", "income", "mortgage", "education"] as const;

export interface IncomeNeeds {
	partsCents: Record<(typeof incomeNeedsParts)[number], number>;
	totalCents: number;
	/** Less the coverage that there is already; never below nothing. */
	gapCents: number;
	/** What to try in the calculators; null where nothing is missing, or more than they take. */
	suggestion: { coverageAmount: number; term: 10 | 20 | 30 } | null;
}

/** DIME: debts, income for some years, mortgage and education; a widespread rule of thumb, without interest. */
export function incomeNeeds(inputs: IncomeNeedsInputs): IncomeNeeds {
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

/** The next full thousand, and the shortest term that lasts as long as the income should; thirty years at most. */
function suggestion(gapCents: number, incomeYears: number): IncomeNeeds["suggestion"] {
	const coverageAmount = Math.max(minimumCoverage, Math.ceil(gapCents / 100_000) * 1000);
	if (gapCents === 0 || coverageAmount > maxAmount) return null;
	const terms = [10, 20, 30] as const;
	return { coverageAmount, term: terms.find((term) => term >= incomeYears) ?? 30 };
}

/** The part of an address with which the calculator opens at this coverage. */
export function coverageQuery(
	service: "term_life" | "whole_life",
	{ coverageAmount, term }: NonNullable<IncomeNeeds["suggestion"]>,
): string {
	return `service=${service}&coverageAmount=${coverageAmount}${service === "term_life" ? `&term=${term}` : ""}`;
}
