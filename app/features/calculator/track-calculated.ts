import type { CalculatorInputs } from "#domain/calculators/calculator-inputs.ts";
import { calculatorBands } from "#domain/conversions/calculator-bands.ts";
import { isFirstResult } from "../funnels/stored-answers.ts";
import { track } from "../tracking/track.ts";

/** Counts an estimate once for each product in a visit, however often its numbers change. */
export function trackCalculated(inputs: CalculatorInputs): void {
	const { service, state } = inputs;
	if (!isFirstResult("calculator", service)) return;
	track("calculator_completed", { service, state, values: calculatorBands(inputs) });
}
