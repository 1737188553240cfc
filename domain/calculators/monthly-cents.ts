import type { RateTables } from "../rates/rate-table.ts";
import type { CalculatorInputs } from "./calculator-inputs.ts";
import { estimate } from "./estimate.ts";

/** What somebody pays a month with these rates. Null: they have no rate for this person, or it is no premium. */
export function monthlyCents(inputs: CalculatorInputs, rates: RateTables): number | null {
	const result = estimate(inputs, rates);
	const quantity = result?.kind === "premium" ? result.primary.quantity : null;
	return quantity?.unit === "cents" ? quantity.value : null;
}
