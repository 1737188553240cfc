import { type CalculatorField, calculatorFields, type NumberField } from "./calculator-fields.ts";
import type { CalculatorInputs, FieldName, RawInputs } from "./calculator-inputs.ts";
import { isCalculatorProduct, type ProductChoice } from "./calculator-products.ts";
import { funeralCost } from "./funeral-costs.ts";
import { parseNumber } from "./parse-number.ts";

/** What is wrong with a field. `bound` is the limit that was passed, or the multiple that was missed. */
export type FieldError =
	| { code: "required" | "not_a_number" | "not_an_option" }
	| { code: "below_min" | "above_max" | "off_step"; bound: number };

export type InputErrors = Partial<Record<FieldName | "state" | "service", FieldError>>;

export type InputsReading = { ok: true; inputs: CalculatorInputs } | { ok: false; errors: InputErrors };

/** From what stands in a form or an address to inputs that can be calculated with, or to what is wrong. */
export function readInputs(raw: RawInputs): InputsReading {
	const errors: InputErrors = {};
	const state = raw.state?.trim().toUpperCase() ?? "";
	if (!isCalculatorState(state)) errors.state = { code: state ? "not_an_option" : "required" };
	const service = raw.service;
	if (!isCalculatorProduct(service)) {
		errors.service = { code: !service || service === "unknown" ? "required" : "not_an_option" };
		return { ok: false, errors };
	}
	const values: Record<string, number | boolean> = {};
	for (const field of calculatorFields[service]) {
		const reading = readField(field, raw[field.name] ?? "");
		if ("error" in reading) errors[field.name] = reading.error;
		else values[field.name] = reading.value;
	}
	if (Object.keys(errors).length > 0) return { ok: false, errors };
	return { ok: true, inputs: { service, state, ...values } as CalculatorInputs };
}

/** Whether everything that an estimate needs has been given, be it right or wrong: then it may be asked for. */
export function isReady(state: string, service: ProductChoice, values: RawInputs): boolean {
	if (!isCalculatorState(state) || service === "unknown") return false;
	return calculatorFields[service].every(({ required, name }) => !required || values[name]?.trim());
}

/** Fifty states and the District of Columbia, by their two letters. */
function isCalculatorState(code: string): boolean {
	return funeralCost(code) !== undefined;
}

/** One field alone, as it stands in a form. */
export function readField(field: CalculatorField, text: string): { value: number | boolean } | { error: FieldError } {
	if (field.kind === "flag") return { value: ["yes", "on", "true", "1"].includes(text.trim().toLowerCase()) };
	if (field.kind === "number") return readNumber(field, text);
	const value = text.trim() ? parseNumber(text, { thousands: false }) : field.initial;
	return value !== undefined && field.options.includes(value) ? { value } : { error: { code: "not_an_option" } };
}

/** The number that was typed, or the field's initial value where nothing was. */
export function readNumber(
	field: NumberField<string, string>,
	text: string,
): { value: number } | { error: FieldError } {
	if (!text.trim()) return field.initial === undefined ? { error: { code: "required" } } : { value: field.initial };
	const value = parseNumber(text, { thousands: field.unit === "dollars" });
	if (value === undefined) return { error: { code: "not_a_number" } };
	if (value < field.min) return { error: { code: "below_min", bound: field.min } };
	if (value > field.max) return { error: { code: "above_max", bound: field.max } };
	if (!isMultiple(value, field.grain)) return { error: { code: "off_step", bound: field.grain } };
	return { value };
}

/** In hundredths, where 0.1 and 0.2 make 0.3. */
function isMultiple(value: number, grain: number): boolean {
	const hundredths = value * 100;
	const nearest = Math.round(hundredths);
	return Math.abs(hundredths - nearest) < 1e-4 && nearest % Math.round(grain * 100) === 0;
}
