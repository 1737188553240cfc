import type { ProductFlag } from "#domain/products/product-flags.ts";
import { flagOf, type ProductSlug, productSlugs } from "#domain/products/products.ts";
import { offersProduct, type StateCompliance } from "./state-compliance.ts";
import { complianceByCode } from "./states.ts";

/** `unlicensed`: the agency has no license in the state. `recruiting`: it recruits agents there and sells nothing. */
export type Availability = "offered" | "product_unavailable" | "recruiting" | "unlicensed";

/** @param state two letters, the postal code of the state */
export function flagAvailability(flag: ProductFlag, state: string): Availability {
	const record = complianceByCode(state);
	if (!record) return "unlicensed";
	if (record.status === "recruiting") return "recruiting";
	return record.productAvailability[flag] ? "offered" : "product_unavailable";
}

export function productAvailability(product: ProductSlug, state: string): Availability {
	return flagAvailability(flagOf(product), state);
}

/** True if the agency recruits agents in a state and sells nothing. */
export function isRecruitingOnly(state: string | null): boolean {
	return complianceByCode(state ?? "")?.status === "recruiting";
}

/** The most similar products, nearest first. */
const nearest: Readonly<Record<ProductSlug, readonly ProductSlug[]>> = {
	"term-life": ["whole-life", "final-expense"],
	"whole-life": ["ibc", "final-expense", "term-life"],
	"final-expense": ["whole-life", "term-life"],
	iul: ["whole-life", "ibc", "term-life"],
	fia: ["iul", "whole-life"],
	ibc: ["whole-life", "iul"],
	"debt-action": ["ibc", "whole-life", "term-life"],
};

/** Alternatives to a product that is not available in a state: nearest first, at most three. */
export function nearestOffers(product: ProductSlug, record: StateCompliance): ProductSlug[] {
	const others = productSlugs.filter((other) => other !== product && !nearest[product].includes(other));
	return [...nearest[product], ...others].filter((other) => offersProduct(record, other)).slice(0, 3);
}
