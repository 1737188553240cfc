import type { CalculatorInputs } from "#domain/calculators/calculator-inputs.ts";
import { estimateExample } from "#domain/calculators/estimate.ts";
import { sampleRates } from "#domain/rates/sample-rates.ts";

/** An estimate with the sample rates, which have a rate for everybody. */
export function sampleEstimate(inputs: CalculatorInputs) {
	return estimateExample(inputs, sampleRates);
}
