import type { ClaimId } from "../agency/claim-evidence.ts";
import type { ProductSlug } from "../products/products.ts";
import { type ClaimedPolicy, type PremiumProduct, premiumProducts, type RateSource } from "../rates/rate-table.ts";
import type { Claims } from "./claims.ts";

/** The claim that an insurer approved the rates in use. */
const rateClaims = {
	term_life: "termLifeRates",
	whole_life: "wholeLifeRates",
	final_expense: "finalExpenseRates",
} as const satisfies Readonly<Record<PremiumProduct, ClaimId>>;

/**
 * The policy that may be named next to premiums: the table's own, and only while evidence proves this very table.
 * Numbers under the name of an insurer that never set them would be a false premium (§ 626.9541(1)(a) and (b), F.S.).
 */
export function provenPolicy(
	product: PremiumProduct,
	{ policy, id }: RateSource,
	claims: Claims,
): ClaimedPolicy | null {
	const proven = claims.proven[rateClaims[product]];
	if (!policy || !id || !proven?.policy || proven.ratesOf !== id) return null;
	const { insurer, form, approval, approvedOn } = proven.policy;
	const isSame =
		oneLine(policy.insurer) === oneLine(insurer) &&
		oneLine(policy.form) === oneLine(form) &&
		oneLine(policy.approval) === oneLine(approval) &&
		policy.approvedOn === approvedOn;
	return isSame ? policy : null;
}

/** The claim was typed into a form, and the table may come from a file that has the same text in other characters. */
function oneLine(text: string): string {
	return text.normalize("NFC").replace(/\s+/g, " ").trim();
}

/** The rates that a claim says an insurer approved; null for other claims. */
export function claimedRates(id: ClaimId): PremiumProduct | null {
	return premiumProducts.find((product) => rateClaims[product] === id) ?? null;
}

/** The rates that premiums of a product come from; null for growth and debts, which have none. */
export function premiumProductOf(product: ProductSlug): PremiumProduct | null {
	const name = product.replace("-", "_");
	return premiumProducts.find((premium) => premium === name) ?? null;
}
