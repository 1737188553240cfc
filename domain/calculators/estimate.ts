import type { PremiumProduct, RateTables } from "#domain/rates/rate-table.ts";
import type { CalculatorInputs } from "./calculator-inputs.ts";
import type { Estimate } from "./estimate-shape.ts";
import { estimateFia, estimateIbc, estimateIul } from "./growth-estimate.ts";
import { estimatePayoff } from "./payoff-estimate.ts";
import { estimatePremium } from "./premium-estimate.ts";

type WithoutRates = Exclude<CalculatorInputs, { service: PremiumProduct }>;

/**
 * Hypothetical figures, never a quote or a policy illustration. Null: the rate table has no rate for this person, so an
 * agent must quote. The sample rates have one for everybody.
 */
export function estimate(inputs: WithoutRates, rates: RateTables): Estimate;
export function estimate(inputs: CalculatorInputs, rates: RateTables): Estimate | null;
export function estimate(inputs: CalculatorInputs, rates: RateTables): Estimate | null {
	switch (inputs.service) {
		case "iul":
			return estimateIul(inputs);
		case "fia":
			return estimateFia(inputs);
		case "ibc":
			return estimateIbc(inputs);
		case "debt_plan":
			return estimatePayoff(inputs);
		case "term_life":
		case "whole_life":
		case "final_expense":
			return estimatePremium(inputs, rates[inputs.service]);
	}
}

/**
 * For the persons in the site's own examples, such as a case study's.
 * @throws if the rate table has no rate for them
 */
export function estimateExample(inputs: CalculatorInputs, rates: RateTables): Estimate {
	const result = estimate(inputs, rates);
	if (!result) throw new Error(`No ${inputs.service} rate for an example: ${JSON.stringify(inputs)}`);
	return result;
}
