import { useClaims } from "#app/browser/page-frame.tsx";
import { agency } from "#content/agency.ts";
import type { ProductChoice } from "#domain/calculators/calculator-products.ts";
import { type WithheldReason, withheldReason } from "#domain/claims/figures.ts";
import { productOfCalculator } from "#domain/products/products.ts";

/** Why a product's figures are not shown to somebody who lives in a state; null if they are. */
export function useWithheldReason(): (product: ProductChoice, state?: string) => WithheldReason | null {
	const claims = useClaims();
	return (product, state) => {
		if (product === "unknown") return null;
		return withheldReason({ product: productOfCalculator[product], state: state || null }, claims, agency);
	};
}
