import { type InsuredProduct, type ProductSlug, productSlugs } from "#domain/products/products.ts";
import type { Claims } from "./claims.ts";
import { type Licenses, type Sale, type SalesRefusal, salesRefusal } from "./selling.ts";

export const insuredProducts: readonly InsuredProduct[] = productSlugs.filter((slug) => slug !== "debt-action");

/** The products whose figures are premiums. The figures of the others are growth. */
export const pricedProducts: readonly InsuredProduct[] = ["term-life", "whole-life", "final-expense"];

/** Why figures are not shown. `switched_off`: the owner shows none for this product. */
export type WithheldReason = Exclude<SalesRefusal, "no_opinion"> | "switched_off";

/**
 * Why a product's premiums or growth figures are not shown to a reader: the one rule for pages, calculators, funnels,
 * emails and PDFs. Null: they are shown. Figures are estimates, not claims, so they need no evidence (decision 072).
 */
export function withheldReason(
	{ product, state }: Sale & { product: ProductSlug },
	claims: Claims,
	licenses: Licenses,
): WithheldReason | null {
	if (product === "debt-action") return null;
	const refusal = salesRefusal({ product, state }, claims, licenses);
	if (refusal && refusal !== "no_opinion") return refusal;
	return hasFigures(product, claims) ? null : "switched_off";
}

/** True if the owner shows figures for a product. */
export function hasFigures(product: ProductSlug, { withoutFigures = [] }: Claims): boolean {
	return !(withoutFigures as readonly ProductSlug[]).includes(product);
}

/** True if any product has a price that a visitor can be invited to. */
export function hasPremiums(claims: Claims): boolean {
	return pricedProducts.some((product) => hasFigures(product, claims));
}
