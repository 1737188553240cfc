import type { CalculatorInputs } from "./calculator-inputs.ts";
import type { Estimate } from "./estimate-shape.ts";
import { estimateFia, estimateIbc, estimateIul } from "./growth-estimate.ts";
import { estimatePayoff } from "./payoff-estimate.ts";
import { estimatePremium } from "./premium-estimate.ts";

/** Hypothetical figures, never a quote or a policy illustration. */
export function estimate(inputs: CalculatorInputs): Estimate {
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
			return estimatePremium(inputs);
	}
}
