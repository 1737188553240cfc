import type { Estimate } from "#domain/calculators/estimate-shape.ts";
import { useEstimateCopy } from "./use-estimate-copy.ts";

/**
 * The inputs that an emailed estimate is made from, and the figures as displayed.
 * @param withheld the figures may not be shown
 */
export function useEstimateDetails(estimate: Estimate, withheld = false) {
	const estimateCopy = useEstimateCopy();
	const { service: product, state, ...values } = estimate.inputs;
	const inputs = Object.entries(values)
		.filter(([, value]) => value !== false)
		.map(([name, value]) => [name, value === true ? "yes" : String(value)]);
	const result = (withheld ? [] : estimateCopy.figures(estimate)).map(({ id, value }) => [id, value]);
	return { calculator: product, state, inputs: Object.fromEntries(inputs), result: Object.fromEntries(result) };
}
