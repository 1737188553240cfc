import { agency } from "#content/agency.ts";
import { rateTables } from "#content/rates.ts";
import type { CalculatorInputs } from "#domain/calculators/calculator-inputs.ts";
import { estimate } from "#domain/calculators/estimate.ts";
import type { PremiumEstimate } from "#domain/calculators/estimate-shape.ts";
import type { Claims } from "#domain/claims/claims.ts";
import { withheldReason } from "#domain/claims/figures.ts";
import { productOfCalculator } from "#domain/products/products.ts";

/** The estimate of a premium; null if there is none or it may not be shown. */
export function shownPremium(inputs: CalculatorInputs, claims: Claims): PremiumEstimate | null {
	const { service, state } = inputs;
	if (withheldReason({ product: productOfCalculator[service], state }, claims, agency)) return null;
	const result = estimate(inputs, rateTables);
	return result?.kind === "premium" ? result : null;
}

/** The estimated monthly premium in cents; null if there is no estimate or it may not be shown. */
export function premiumOf(inputs: CalculatorInputs, claims: Claims): number | null {
	const quantity = shownPremium(inputs, claims)?.primary.quantity;
	return quantity?.unit === "cents" ? quantity.value : null;
}
