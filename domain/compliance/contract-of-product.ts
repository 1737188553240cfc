import type { ProductSlug } from "#domain/products/products.ts";
import type { ContractKind } from "./free-look-law.ts";

/** The contract that a buyer of the product gets. Null if it is not insurance. */
export function contractOf(product: ProductSlug): ContractKind | null {
	if (product === "debt-action") return null;
	return product === "fia" ? "annuity" : "life";
}
