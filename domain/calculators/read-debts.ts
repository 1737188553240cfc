import { maxAmount, type NumberField } from "./calculator-fields.ts";
import type { Debt } from "./debt-planner.ts";
import { toCents } from "./money.ts";
import { minimumPayment } from "./payoff.ts";
import { type FieldError, readNumber } from "./read-inputs.ts";

export const maxDebts = 8;

/** What is asked of each debt. Their names in a form end in the debt's number: `balance1`. */
export const debtNames = ["balance", "rate", "minimum"] as const;
type DebtName = (typeof debtNames)[number];
export type DebtFieldName = `${DebtName}${number}` | "extraPayment";

const dollars = { kind: "number", unit: "dollars", grain: 0.01 } as const;

export function debtFields(number: number): Record<DebtName, NumberField<DebtFieldName>> {
	return {
		balance: {
			...dollars,
			name: `balance${number}`,
			min: 1,
			max: maxAmount,
			step: 500,
			sliderMax: 50_000,
			required: true,
		},
		rate: {
			kind: "number",
			unit: "percent",
			name: `rate${number}`,
			min: 0,
			max: 36,
			step: 0.1,
			grain: 0.01,
			sliderMax: 36,
			required: true,
		},
		minimum: {
			...dollars,
			name: `minimum${number}`,
			min: 1,
			max: 100_000,
			step: 5,
			sliderMax: 2000,
			required: false,
		},
	};
}

export const extraPaymentField: NumberField<DebtFieldName> = {
	...dollars,
	name: "extraPayment",
	min: 0,
	max: 100_000,
	step: 25,
	sliderMax: 2000,
	initial: 0,
	required: false,
};

/** Every name that a debt planner's form or address may hold. */
export const debtPlannerNames: readonly DebtFieldName[] = [
	...Array.from({ length: maxDebts }, (_, index) => debtNames.map((name): DebtFieldName => `${name}${index + 1}`)),
	extraPaymentField.name,
].flat();

export type DebtErrors = Partial<Record<DebtFieldName, FieldError>>;
type RawDebts = Readonly<Record<string, string | undefined>>;

/** Rows in which nothing stands are passed over; a minimum left open is the usual 2 %, at least 25 dollars. */
export function readDebts(
	raw: RawDebts,
): { ok: true; debts: Debt[]; extraCents: number } | { ok: false; errors: DebtErrors } {
	const errors: DebtErrors = {};
	const read = (field: NumberField<DebtFieldName>): number => {
		const reading = readNumber(field, raw[field.name] ?? "");
		if (!("error" in reading)) return reading.value;
		errors[field.name] = reading.error;
		return Number.NaN;
	};
	const debts = filledRows(raw).map((number): Debt => {
		const { balance, rate, minimum } = debtFields(number);
		const balanceCents = toCents(read(balance));
		const ratePercent = read(rate);
		const minimumCents = raw[minimum.name]?.trim() ? toCents(read(minimum)) : minimumPayment(balanceCents);
		return { number, balanceCents, ratePercent, minimumCents };
	});
	const extraCents = toCents(read(extraPaymentField));
	return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, debts, extraCents };
}

/** The first row always counts: a plan needs a debt. */
function filledRows(raw: RawDebts): number[] {
	const rows = Array.from({ length: maxDebts }, (_, index) => index + 1);
	const filled = rows.filter((number) => debtNames.some((name) => raw[`${name}${number}`]?.trim()));
	return filled.length > 0 ? filled : [1];
}
