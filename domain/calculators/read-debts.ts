import { dollars, maxMonthlyAmount, type NumberQuestion, percent } from "../questions/question.ts";
import type { RawAnswers } from "../questions/read-answer.ts";
import { type AnswersReading, readAnswers } from "../questions/read-answers.ts";
import type { Debt } from "./debt-planner.ts";
import { toCents } from "./money.ts";
import { minimumPayment } from "./payoff.ts";

export const maxDebts = 8;

/** The questions about each debt. Field names end in the debt's number: `balance1`. */
export const debtNames = ["balance", "rate", "minimum"] as const;
type DebtName = (typeof debtNames)[number];
export type DebtFieldName = `${DebtName}${number}` | "extraPayment";

export function debtFields(number: number): Record<DebtName, NumberQuestion<DebtFieldName>> {
	return {
		balance: { ...dollars, name: `balance${number}` },
		rate: { ...percent, name: `rate${number}`, max: 36 },
		minimum: { ...dollars, name: `minimum${number}`, max: maxMonthlyAmount, required: false },
	};
}

export const extraPaymentField: NumberQuestion<DebtFieldName> = {
	...dollars,
	name: "extraPayment",
	min: 0,
	max: maxMonthlyAmount,
	initial: 0,
	required: false,
};

const debtNumbers = Array.from({ length: maxDebts }, (_, index) => index + 1);

/** All field names of the debt planner. */
export const debtPlannerNames: readonly DebtFieldName[] = [
	...debtNumbers.flatMap((number) => debtNames.map((name): DebtFieldName => `${name}${number}`)),
	extraPaymentField.name,
];

/** Skips empty rows. An empty minimum payment gets the usual one. */
export function readDebts(raw: RawAnswers): AnswersReading<{ debts: Debt[]; extraCents: number }, DebtFieldName> {
	const numbers = filledRows(raw);
	const questions = numbers.flatMap((number) => Object.values(debtFields(number)));
	const reading = readAnswers([...questions, extraPaymentField], raw);
	if (!reading.ok) return reading;
	const values = reading.values as Readonly<Record<string, number | undefined>>;
	const debts = numbers.map((number): Debt => {
		const balanceCents = toCents(values[`balance${number}`] ?? 0);
		const minimum = values[`minimum${number}`];
		return {
			number,
			balanceCents,
			ratePercent: values[`rate${number}`] ?? 0,
			minimumCents: minimum === undefined ? minimumPayment(balanceCents) : toCents(minimum),
		};
	});
	return { ok: true, values: { debts, extraCents: toCents(values.extraPayment ?? 0) } };
}

/** A plan needs a debt, so the first row always counts. */
function filledRows(raw: RawAnswers): number[] {
	const filled = debtNumbers.filter((number) => debtNames.some((name) => raw[`${name}${number}`]?.trim()));
	return filled.length > 0 ? filled : [1];
}
