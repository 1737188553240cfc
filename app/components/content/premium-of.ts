import { agency } from "#content/agency.ts";
import { rateTables } from "#content/rates.ts";
import type { CalculatorInputs } from "#domain/calculators/calculator-inputs.ts";
import { estimate } from "#domain/calculators/estimate.ts";
import type { Claims } from "#domain/claims/claims.ts";
import { withheldReason } from "#domain/claims/figures.ts";
import { productOfCalculator } from "#domain/products/products.ts";

/** The estimated monthly premium in cents; null if there is no estimate or it may not be shown. */
export function premiumOf(inputs: CalculatorInputs, claims: Claims): number | null {
	const { service, state } = inputs;
	if (withheldReason({ product: productOfCalculator[service], state }, claims, agency)) return null;
	const result = estimate(inputs, rateTables);
	const quantity = result?.kind === "premium" ? result.primary.quantity : null;
	return quantity?.unit === "cents" ? quantity.value : null;
}
