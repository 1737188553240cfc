import { calculatorFields } from "#domain/calculators/calculator-fields.ts";
import type { RawInputs } from "#domain/calculators/calculator-inputs.ts";
import { isCalculatorProduct, type ProductChoice, productChoices } from "#domain/calculators/calculator-products.ts";
import { estimate } from "#domain/calculators/estimate.ts";
import type { Estimate } from "#domain/calculators/estimate-shape.ts";
import { prefilledCoverage } from "#domain/calculators/funeral-costs.ts";
import { type InputErrors, isReady, readInputs } from "#domain/calculators/read-inputs.ts";
import { readAnswer } from "#domain/questions/read-answer.ts";
import type { FormErrors } from "../forms/form-errors.ts";

export type InputName = keyof RawInputs;

export interface CalculatorState extends Pick<FormErrors, "attempted" | "refusals"> {
	/** Includes the fields of other products, so that nothing typed is lost. */
	values: RawInputs;
	/** Whether our estimate for a funeral may be claimed, and so fill in the coverage. */
	suggestsCoverage: boolean;
	/** The state was looked up, not chosen by the visitor. */
	isStateAssumed: boolean;
	/** Fields that lost the focus. Their errors may be shown. */
	left: readonly InputName[];
	estimate: Estimate | null;
	/** Grows with each estimate, so that the same one is announced again. */
	estimates: number;
}

export type CalculatorEvent =
	| { type: "changed"; name: InputName; value: string }
	| { type: "left"; name: InputName }
	/** The form's values from before hydration. */
	| { type: "found"; values: RawInputs }
	/** The visitor's state was looked up. */
	| { type: "located"; state: string }
	| { type: "asked" };

/** @param values the inputs in the page's URL, which may be incomplete */
export function initialCalculatorState(values: RawInputs, suggestsCoverage = true): CalculatorState {
	const asked = asksForEstimate(values);
	const reading = asked ? readInputs(values) : undefined;
	return {
		values: asked || !suggestsCoverage ? values : withPrefill(values, {}),
		suggestsCoverage,
		isStateAssumed: false,
		left: [],
		attempted: asked,
		estimate: reading?.ok ? estimate(reading.inputs) : null,
		estimates: 0,
		refusals: 0,
	};
}

/** Without script the form is sent twice: first with the product alone, which shows its fields, then with the fields. */
function asksForEstimate(values: RawInputs): boolean {
	const product = values.service;
	if (!isCalculatorProduct(product)) return false;
	return calculatorFields[product].some(({ name, kind }) => kind === "number" && values[name] !== undefined);
}

export function calculatorState(state: CalculatorState, event: CalculatorEvent): CalculatorState {
	switch (event.type) {
		case "changed": {
			const values = changed(state, { [event.name]: event.value });
			const newProduct = event.name === "service" && event.value !== state.values.service;
			const isStateAssumed = state.isStateAssumed && event.name !== "state";
			return { ...state, values, isStateAssumed, ...(newProduct ? { left: [], attempted: false } : {}) };
		}
		case "left":
			return state.left.includes(event.name) ? state : { ...state, left: [...state.left, event.name] };
		case "found":
			return { ...state, values: changed(state, event.values) };
		case "located": {
			if (state.values.state && !state.isStateAssumed) return state;
			const values = changed(state, { state: event.state });
			return { ...state, values, isStateAssumed: true };
		}
		case "asked": {
			const reading = readInputs(state.values);
			if (!reading.ok) return { ...state, attempted: true, refusals: state.refusals + 1 };
			return { ...state, attempted: true, estimate: estimate(reading.inputs), estimates: state.estimates + 1 };
		}
	}
}

function changed({ values, suggestsCoverage }: CalculatorState, given: RawInputs): RawInputs {
	const next = { ...values, ...given };
	return suggestsCoverage ? withPrefill(next, values) : next;
}

/**
 * Final expense gets the coverage suggested for the state. It follows the state and goes when the product changes. An
 * amount that the visitor typed stays.
 */
function withPrefill(values: RawInputs, before: RawInputs): RawInputs {
	const earlier = before.service === "final_expense" ? suggested(before.state) : undefined;
	const isOwn = values.coverageAmount && values.coverageAmount !== earlier;
	if (isOwn) return values;
	const coverageAmount = values.service === "final_expense" ? suggested(values.state) : undefined;
	if (coverageAmount === undefined && !earlier) return values;
	// If the visitor empties it, it stays empty until the state or the product changes.
	if (values.state === before.state && values.service === before.service) return values;
	return { ...values, coverageAmount: coverageAmount ?? "" };
}

function suggested(state = ""): string | undefined {
	return prefilledCoverage(state)?.toString();
}

export function chosenProduct(values: RawInputs): ProductChoice {
	return productChoices.find((choice) => choice === values.service) ?? "unknown";
}

/** Either choice of the first step opens the second. An assumed state is no choice. */
export function isSecondStep({ values, isStateAssumed }: CalculatorState): boolean {
	return Boolean((values.state && !isStateAssumed) || values.service);
}

export function mayAsk({ values }: CalculatorState): boolean {
	return isReady(values.state ?? "", chosenProduct(values), values);
}

/** The errors to show: all after an attempt, otherwise those of fields that were left. */
export function shownErrors({ values, left, attempted }: CalculatorState): InputErrors {
	const reading = readInputs(values);
	if (reading.ok) return {};
	if (attempted) return reading.errors;
	const typed = left.filter((name) => values[name]?.trim());
	return Object.fromEntries(typed.flatMap((name) => (reading.errors[name] ? [[name, reading.errors[name]]] : [])));
}

/** The missing inputs, in the order of the form. */
export function missingInputs(values: RawInputs): InputName[] {
	const product = chosenProduct(values);
	const fields = product === "unknown" ? [] : calculatorFields[product];
	return [
		...(values.state ? [] : (["state"] as const)),
		...(product === "unknown" ? (["service"] as const) : []),
		...fields.filter(({ name, required }) => required && !values[name]?.trim()).map(({ name }) => name),
	];
}

/** Whether the form has changed since the estimate. */
export function isOutdated({ values, estimate }: CalculatorState): boolean {
	if (!estimate) return false;
	const { inputs } = estimate;
	if (values.service !== inputs.service || values.state !== inputs.state) return true;
	return calculatorFields[inputs.service].some((field) => {
		const reading = readAnswer(field, values[field.name] ?? "");
		return !reading.ok || reading.value !== (inputs as Record<string, unknown>)[field.name];
	});
}
