import { rateTables } from "#content/rates.ts";
import { calculatorFields } from "#domain/calculators/calculator-fields.ts";
import type { CalculatorInputs, RawInputs } from "#domain/calculators/calculator-inputs.ts";
import { isCalculatorProduct, type ProductChoice, productChoices } from "#domain/calculators/calculator-products.ts";
import { estimate } from "#domain/calculators/estimate.ts";
import type { Estimate } from "#domain/calculators/estimate-shape.ts";
import { prefilledCoverage } from "#domain/calculators/funeral-costs.ts";
import { type InputErrors, isReady, readInputs } from "#domain/calculators/read-inputs.ts";
import { readAnswer } from "#domain/questions/read-answer.ts";
import { isPremiumProduct, type PremiumProduct } from "#domain/rates/rate-table.ts";
import type { FormErrors } from "../forms/form-errors.ts";

export type InputName = keyof RawInputs;

export interface CalculatorState extends Pick<FormErrors, "attempted" | "refusals"> {
	/** Includes the fields of other products, so that nothing typed is lost. */
	values: RawInputs;
	/** True if our estimate for a funeral may be claimed, and so fill in the coverage. */
	suggestsCoverage: boolean;
	/** The state was looked up or comes from another surface; it was not chosen here. */
	isStateAssumed: boolean;
	/** Fields that lost the focus. Their errors may be shown. */
	left: readonly InputName[];
	estimate: Estimate | null;
	/** The product whose rates have no price for this visitor, so that an agent must quote. */
	refused: PremiumProduct | null;
	/** Grows with each estimate, so that the same one is announced again. */
	estimates: number;
}

export type CalculatorEvent =
	| { type: "changed"; name: InputName; value: string }
	| { type: "left"; name: InputName }
	/** The form's values from before hydration. */
	| { type: "found"; values: RawInputs }
	/** Values entered earlier in this visit, and whether they were calculated. */
	| { type: "restored"; values: RawInputs; asked: boolean }
	/** The visitor's state was looked up, or stated on another surface. */
	| { type: "located"; state: string; isStated?: boolean | undefined }
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
		...(reading?.ok ? estimated(reading.inputs) : { estimate: null, refused: null }),
		estimates: 0,
		// An address whose answers are refused puts the focus on the first of them.
		refusals: reading && !reading.ok ? 1 : 0,
	};
}

/**
 * Without script the form is sent twice: first with the product alone, which shows its fields, then with all fields, some
 * of which may be empty. A link that fills in a few of them asks for nothing yet.
 */
function asksForEstimate(values: RawInputs): boolean {
	const product = values.service;
	if (!isCalculatorProduct(product) || values.state === undefined) return false;
	return calculatorFields[product].every(({ name, required }) => !required || values[name] !== undefined);
}

export function calculatorState(state: CalculatorState, event: CalculatorEvent): CalculatorState {
	switch (event.type) {
		case "changed": {
			const values = changed(state, { [event.name]: event.value });
			const newProduct = event.name === "service" && event.value !== state.values.service;
			const isStateAssumed = state.isStateAssumed && event.name !== "state";
			if (newProduct) return { ...state, values, isStateAssumed, left: [], attempted: false };
			return { ...state, values, isStateAssumed, ...followed(state, values) };
		}
		case "left":
			return state.left.includes(event.name) ? state : { ...state, left: [...state.left, event.name] };
		case "found":
			return { ...state, values: changed(state, event.values) };
		case "restored": {
			const reading = readInputs(event.values);
			const restored = { ...state, values: { ...state.values, ...event.values }, isStateAssumed: false };
			return event.asked && reading.ok ? { ...restored, attempted: true, ...estimated(reading.inputs) } : restored;
		}
		case "located": {
			const isChosen = Boolean(state.values.state) && !state.isStateAssumed;
			if (isChosen && (!event.isStated || event.state === state.values.state)) return state;
			const values = changed(state, { state: event.state });
			// It opens no second step that the visitor has not opened here.
			return { ...state, values, isStateAssumed: !isChosen };
		}
		case "asked": {
			const reading = readInputs(state.values);
			if (!reading.ok) return { ...state, attempted: true, refusals: state.refusals + 1 };
			return {
				...state,
				attempted: true,
				...estimated(reading.inputs),
				estimates: state.estimates + 1,
			};
		}
	}
}

/** After the first result the numbers follow the answers, as long as these can be computed. Another product is asked for anew. */
function followed({ estimate, refused }: CalculatorState, values: RawInputs): ReturnType<typeof estimated> | undefined {
	if (values.service !== (estimate?.product ?? refused)) return undefined;
	const reading = readInputs(values);
	return reading.ok ? estimated(reading.inputs) : undefined;
}

function estimated(inputs: CalculatorInputs): Pick<CalculatorState, "estimate" | "refused"> {
	const result = estimate(inputs, rateTables);
	const { service } = inputs;
	return { estimate: result, refused: result === null && isPremiumProduct(service) ? service : null };
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

export function hasResult({ estimate, refused }: CalculatorState): boolean {
	return estimate !== null || refused !== null;
}

/** Either choice of the first step opens the second. An assumed state isn't a choice. */
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

/** True if the form has changed since the estimate. */
export function isOutdated({ values, estimate }: CalculatorState): boolean {
	if (!estimate) return false;
	const { inputs } = estimate;
	if (values.service !== inputs.service || values.state !== inputs.state) return true;
	return calculatorFields[inputs.service].some((field) => {
		const reading = readAnswer(field, values[field.name] ?? "");
		return !reading.ok || reading.value !== (inputs as Record<string, unknown>)[field.name];
	});
}
