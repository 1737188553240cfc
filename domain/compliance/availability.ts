import { flagOf, type ProductSlug, productSlugs } from "#domain/products/products.ts";
import type { Product } from "./products.ts";
import { offersProduct, type StateCompliance } from "./state-compliance.ts";
import { complianceByCode } from "./states.ts";

/**
 * Whether something can be had in a state: `unlicensed` where the agency has no license and looks for nobody,
 * `recruiting` where it looks for agents and sells nothing.
 */
export type Availability = "offered" | "product_unavailable" | "recruiting" | "unlicensed";

/** @param state two letters, the postal code of the state */
export function productAvailability(product: Product, state: string): Availability {
	const record = complianceByCode(state);
	if (!record) return "unlicensed";
	if (record.status === "recruiting") return "recruiting";
	return record.productAvailability[product] ? "offered" : "product_unavailable";
}

export function serviceAvailability(service: ProductSlug, state: string): Availability {
	return productAvailability(flagOf(service), state);
}

/** The products most like each product, nearest first. */
const nearest: Readonly<Record<ProductSlug, readonly ProductSlug[]>> = {
	"term-life": ["whole-life", "final-expense"],
	"whole-life": ["ibc", "final-expense", "term-life"],
	"final-expense": ["whole-life", "term-life"],
	iul: ["whole-life", "ibc", "term-life"],
	fia: ["iul", "whole-life"],
	ibc: ["whole-life", "iul"],
	"debt-action": ["ibc", "whole-life", "term-life"],
};

/** What to offer instead of a product that is not available in a state: nearest first, at most three. */
export function nearestOffers(service: ProductSlug, record: StateCompliance): ProductSlug[] {
	const others = productSlugs.filter((other) => other !== service && !nearest[service].includes(other));
	return [...nearest[service], ...others].filter((other) => offersProduct(record, other)).slice(0, 3);
}
