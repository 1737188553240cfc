import type { RawInputs } from "#domain/calculators/calculator-inputs.ts";
import { fromQuery } from "#domain/calculators/inputs-query.ts";
import type { StoredAnswers } from "../funnels/stored-answers.ts";
import type { CalculatorEvent } from "./calculator-state.ts";

/**
 * The tab's memory wins over what the browser restored, which lacks the fields that depend on the product. Only another
 * product is a new choice: the visitor was faster than the script.
 */
export function restoration({ answers, at }: StoredAnswers, { service }: RawInputs): CalculatorEvent {
	const isNewChoice = Boolean(service) && service !== answers.service;
	const values = fromQuery(Object.entries({ ...answers, ...(isNewChoice && { service }) }));
	return { type: "restored", values, asked: at !== "" && !isNewChoice };
}
