import type { ChoiceQuestion, StateQuestion } from "../questions/question.ts";
import type { QuestionErrors } from "../questions/question-error.ts";
import { readAnswer } from "../questions/read-answer.ts";
import { readAnswers } from "../questions/read-answers.ts";
import { calculatorFields } from "./calculator-fields.ts";
import type { CalculatorInputs, FieldName, RawInputs } from "./calculator-inputs.ts";
import { calculatorProducts, isCalculatorProduct, type ProductChoice } from "./calculator-products.ts";

export type InputErrors = QuestionErrors<FieldName | "state" | "service">;

export type InputsReading = { ok: true; inputs: CalculatorInputs } | { ok: false; errors: InputErrors };

export const stateQuestion: StateQuestion<"state"> = { kind: "state", name: "state", required: true };
const productQuestion: ChoiceQuestion<"service"> = {
	kind: "choice",
	name: "service",
	options: calculatorProducts,
	required: true,
};

/** Reads the inputs of a form or a URL, or the errors in them. */
export function readInputs(raw: RawInputs): InputsReading {
	const product = raw.service === "unknown" ? "" : raw.service;
	const fields = isCalculatorProduct(product) ? calculatorFields[product] : [];
	const reading = readAnswers([stateQuestion, productQuestion, ...fields], { ...raw, service: product });
	return reading.ok ? { ok: true, inputs: reading.values as unknown as CalculatorInputs } : reading;
}

/** True if every required input is filled in, valid or not. This enables the button. */
export function isReady(state: string, product: ProductChoice, values: RawInputs): boolean {
	if (product === "unknown" || !readAnswer(stateQuestion, state).ok) return false;
	return calculatorFields[product].every(({ required, name }) => !required || values[name]?.trim());
}
