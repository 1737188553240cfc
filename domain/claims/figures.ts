import type { ProductSlug } from "#domain/products/products.ts";
import { type ClaimedPolicy, type ClaimId, type Claims, claimStatus } from "./claims.ts";
import { type Licenses, type Sale, type SalesRefusal, salesRefusal } from "./selling.ts";

/**
 * The claim of each product's premiums or growth. Null: arithmetic with the reader's own numbers needs no insurer, only a
 * state where the agency offers the plan.
 */
export const figureClaims = {
	"term-life": "termLifePremiums",
	"whole-life": "wholeLifePremiums",
	"final-expense": "finalExpensePremiums",
	iul: "iulGrowth",
	fia: "fiaGrowth",
	ibc: "ibcGrowth",
	"debt-action": null,
} as const satisfies Readonly<Record<ProductSlug, ClaimId | null>>;

/** Why figures are not shown. `unproven`: no insurer's evidence is recorded for them. */
export type WithheldReason = Exclude<SalesRefusal, "no_opinion"> | "unproven";

/**
 * Why a product's premiums or growth figures are not shown to a reader: the one rule for pages, calculators, funnels,
 * emails and PDFs. Null: they are shown.
 */
export function withheldReason(
	{ product, state }: Sale & { product: ProductSlug },
	claims: Claims,
	licenses: Licenses,
): WithheldReason | null {
	const refusal = salesRefusal({ product, state }, claims, licenses);
	if (refusal && refusal !== "no_opinion") return refusal;
	const claim = figureClaims[product];
	return claim && claimStatus(claims, claim) === "withheld" ? "unproven" : null;
}

/** The policy that stands beside a product's figures, if evidence names one. */
export function figureSource(product: ProductSlug, claims: Claims): ClaimedPolicy | null {
	const claim = figureClaims[product];
	return (claim && claims.proven[claim]?.policy) ?? null;
}
