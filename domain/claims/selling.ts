import { productAvailability } from "#domain/compliance/availability.ts";
import { availableProducts, type StateCompliance } from "#domain/compliance/state-compliance.ts";
import { complianceByCode, stateCompliance } from "#domain/compliance/states.ts";
import type { ProductFlag } from "#domain/products/product-flags.ts";
import { flagOf, type ProductSlug, productSlugs } from "#domain/products/products.ts";
import type { Claims } from "./claims.ts";

/**
 * California Insurance Code §§ 1725.5 and 1726: anyone who solicits or quotes a Californian on paper, by email or
 * online must show the license number.
 */
const statesThatRequireNumber: readonly string[] = ["CA"];

/** A product offered to a person. */
export interface Sale {
	/** Null: the agency as a whole. */
	product: ProductSlug | null;
	/** Two letters; null while the reader has not stated any. */
	state: string | null;
}

/** The agency's license numbers by state code. */
export interface Licenses {
	licenseNumbers: Readonly<Partial<Record<string, string>>>;
}

/** Why nothing may be sold: no figures, no appointment, no call. */
export type SalesRefusal =
	/** The agency has no license there, or only recruits. */
	| "not_licensed"
	/** The agency does not offer this product there. */
	| "not_offered"
	/** The state wants the license number on the site, and it is not entered. */
	| "no_license_number"
	/** No legal opinion says that advice about debts is allowed there. */
	| "no_opinion";

/**
 * The one rule for pages, calculators, funnels, chat and emails. Null: the agency may sell. Where it holds no license or
 * does not offer the product, it holds everywhere. License numbers and legal opinions are evidence that development
 * does without, as it does without that of claims.
 * @param sale its state is one that the reader stated: a state that was found or assumed refuses nobody
 */
export function salesRefusal(
	{ product, state }: Sale,
	claims: Claims,
	{ licenseNumbers }: Licenses,
): SalesRefusal | null {
	const record = state === null ? null : complianceByCode(state);
	if (record !== null && record?.status !== "active") return "not_licensed";
	if (state && product && productAvailability(product, state) !== "offered") return "not_offered";
	if (claims.showsSamples) return null;
	if (state && statesThatRequireNumber.includes(state) && !licenseNumbers[state]) return "no_license_number";
	// Many states license credit counseling: Fla. Stat. § 817.801, S.C. Code § 37-7-101, 205 ILCS 665/2.
	const opinions = claims.proven.debtConsultation?.states ?? [];
	if (product === "debt-action" && !(state && opinions.includes(state))) return "no_opinion";
	return null;
}

/** What the agency may sell in a state, of what its record of the state offers. */
export function productsSoldIn(record: StateCompliance, claims: Claims, licenses: Licenses): ProductFlag[] {
	return availableProducts(record).filter((flag) => {
		const products = productSlugs.filter((product) => flagOf(product) === flag);
		const sales: (ProductSlug | null)[] = products.length > 0 ? products : [null];
		return sales.some((product) => salesRefusal({ product, state: record.code }, claims, licenses) === null);
	});
}

/** True if there is no state left where a product may be sold, so that its pages offer it to nobody. */
export function isSoldNowhere(product: ProductSlug, claims: Claims, licenses: Licenses): boolean {
	return stateCompliance().every(({ code }) => salesRefusal({ product, state: code }, claims, licenses) !== null);
}
