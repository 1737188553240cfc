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
	/** The texts of the form, also those of other services, so that nothing typed is lost. */
	values: RawInputs;
	/** The state was looked up. The visitor has not chosen it. */
	isStateAssumed: boolean;
	/** The fields that the visitor has left. Their errors may be shown. */
	left: readonly InputName[];
	/** The latest estimate. */
	estimate: Estimate | null;
	/** Grows with each estimate, so that the same one is announced again. */
	answers: number;
}

export type CalculatorEvent =
	| { type: "changed"; name: InputName; value: string }
	| { type: "left"; name: InputName }
	/** What the form held before its script ran. */
	| { type: "found"; values: RawInputs }
	/** Where the visitor seems to be. */
	| { type: "located"; state: string }
	| { type: "asked" };

/** @param values what the page's address says: an estimate if it says enough, and otherwise the beginning of one */
export function initialCalculatorState(values: RawInputs): CalculatorState {
	const asked = asksForEstimate(values);
	const reading = asked ? readInputs(values) : undefined;
	return {
		values: asked ? values : withPrefill(values, {}),
		isStateAssumed: false,
		left: [],
		attempted: asked,
		estimate: reading?.ok ? estimate(reading.inputs) : null,
		answers: 0,
		refusals: 0,
	};
}

/** Without script the form is sent twice: first with the service alone, which shows its fields, and then with them. */
function asksForEstimate(values: RawInputs): boolean {
	const service = values.service;
	if (!isCalculatorProduct(service)) return false;
	return calculatorFields[service].some(({ name, kind }) => kind === "number" && values[name] !== undefined);
}

export function calculatorState(state: CalculatorState, event: CalculatorEvent): CalculatorState {
	switch (event.type) {
		case "changed": {
			const values = withPrefill({ ...state.values, [event.name]: event.value }, state.values);
			const newService = event.name === "service" && event.value !== state.values.service;
			const isStateAssumed = state.isStateAssumed && event.name !== "state";
			return { ...state, values, isStateAssumed, ...(newService ? { left: [], attempted: false } : {}) };
		}
		case "left":
			return state.left.includes(event.name) ? state : { ...state, left: [...state.left, event.name] };
		case "found":
			return { ...state, values: withPrefill({ ...state.values, ...event.values }, state.values) };
		case "located": {
			if (state.values.state && !state.isStateAssumed) return state;
			const values = withPrefill({ ...state.values, state: event.state }, state.values);
			return { ...state, values, isStateAssumed: true };
		}
		case "asked": {
			const reading = readInputs(state.values);
			if (!reading.ok) return { ...state, attempted: true, refusals: state.refusals + 1 };
			return { ...state, attempted: true, estimate: estimate(reading.inputs), answers: state.answers + 1 };
		}
	}
}

/**
 * For a funeral the state suggests an amount. It is filled in where there is none, follows the state, and leaves with
 * the service; an amount that the visitor has changed is theirs.
 */
function withPrefill(values: RawInputs, before: RawInputs): RawInputs {
	const earlier = before.service === "final_expense" ? suggested(before.state) : undefined;
	const isOwn = values.coverageAmount && values.coverageAmount !== earlier;
	if (isOwn) return values;
	const coverageAmount = values.service === "final_expense" ? suggested(values.state) : undefined;
	if (coverageAmount === undefined && !earlier) return values;
	// Emptied by hand, it stays empty until the state or the service changes.
	if (values.state === before.state && values.service === before.service) return values;
	return { ...values, coverageAmount: coverageAmount ?? "" };
}

function suggested(state = ""): string | undefined {
	return prefilledCoverage(state)?.toString();
}

export function chosenProduct(values: RawInputs): ProductChoice {
	return productChoices.find((choice) => choice === values.service) ?? "unknown";
}

/** The second step begins with either choice of the first; that the state is known is no choice. */
export function isSecondStep({ values, isStateAssumed }: CalculatorState): boolean {
	return Boolean((values.state && !isStateAssumed) || values.service);
}

export function mayAsk({ values }: CalculatorState): boolean {
	return isReady(values.state ?? "", chosenProduct(values), values);
}

/** What may be said to be wrong by now. */
export function shownErrors({ values, left, attempted }: CalculatorState): InputErrors {
	const reading = readInputs(values);
	if (reading.ok) return {};
	if (attempted) return reading.errors;
	const typed = left.filter((name) => values[name]?.trim());
	return Object.fromEntries(typed.flatMap((name) => (reading.errors[name] ? [[name, reading.errors[name]]] : [])));
}

/** The names of what an estimate still waits for, in the order of the form. */
export function missingInputs(values: RawInputs): InputName[] {
	const service = chosenProduct(values);
	const fields = service === "unknown" ? [] : calculatorFields[service];
	return [
		...(values.state ? [] : (["state"] as const)),
		...(service === "unknown" ? (["service"] as const) : []),
		...fields.filter(({ name, required }) => required && !values[name]?.trim()).map(({ name }) => name),
	];
}

/** Whether the form says something else by now than what was estimated. */
export function isOutdated({ values, estimate }: CalculatorState): boolean {
	if (!estimate) return false;
	const { inputs } = estimate;
	if (values.service !== inputs.service || values.state !== inputs.state) return true;
	return calculatorFields[inputs.service].some((field) => {
		const reading = readAnswer(field, values[field.name] ?? "");
		return !reading.ok || reading.value !== (inputs as Record<string, unknown>)[field.name];
	});
}
