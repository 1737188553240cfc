import type { UserLocation } from "#domain/location/user-location.ts";
import type { ProductFlag } from "#domain/products/product-flags.ts";
import { flagOf, type ProductSlug } from "#domain/products/products.ts";
import { nearestOffers } from "./availability.ts";
import { availableProducts, offersProduct, type StateCompliance } from "./state-compliance.ts";
import { complianceByCode } from "./states.ts";

export interface BannerSituation {
	/** Null during the lookup. */
	location: UserLocation | null;
	/** The page's product. */
	product?: ProductSlug;
	/** The state whose banner was closed. */
	dismissedFor: string | null;
	/** The products that may be sold in a state; by default, all that its record offers. */
	soldIn?: (record: StateCompliance) => readonly ProductFlag[];
}

/** Why there is no banner. `not_in_data`: the agency has no record of that state. */
export type BannerAbsence = "loading" | "location_error" | "no_state" | "not_in_data" | "dismissed";

/** The message: `recruiting_only` and `product_unavailable` warn, `licensed` reassures. */
export type BannerText = "recruiting_only" | "product_unavailable" | "licensed";

export interface ComplianceBanner {
	variant: "warning" | "licensed";
	text: BannerText;
	record: StateCompliance;
	/** The unavailable product; only with `product_unavailable`. */
	unavailable?: ProductFlag;
	/** Products to show as badges, and the number of others. */
	badges: readonly ProductFlag[];
	more: number;
	/** Alternatives, nearest first. With `recruiting_only` there is only the link to the careers page. */
	alternatives: readonly ProductSlug[];
}

const maxBadges = 3;

export function complianceBanner({
	location,
	product,
	dismissedFor,
	soldIn = availableProducts,
}: BannerSituation): ComplianceBanner | { hidden: BannerAbsence } {
	if (!location) return { hidden: "loading" };
	if (location.error) return { hidden: "location_error" };
	if (!location.state) return { hidden: "no_state" };
	const record = complianceByCode(location.state);
	if (!record) return { hidden: "not_in_data" };
	if (dismissedFor === record.code) return { hidden: "dismissed" };

	const sold = soldIn(record);
	const banner = { record, badges: sold.slice(0, maxBadges), more: Math.max(0, sold.length - maxBadges) };
	if (record.status === "recruiting") {
		return { ...banner, variant: "warning", text: "recruiting_only", alternatives: [] };
	}
	if (product && !offersProduct(record, product)) {
		return {
			...banner,
			variant: "warning",
			text: "product_unavailable",
			unavailable: flagOf(product),
			alternatives: nearestOffers(product, record).filter((other) => sold.includes(flagOf(other))),
		};
	}
	return { ...banner, variant: "licensed", text: "licensed", alternatives: [] };
}

export type ProductNoticeCode =
	| { notice: "recruiting_only" }
	| { notice: "product_unavailable"; product: ProductFlag; alternatives: readonly ProductSlug[] }
	| { notice: "unlicensed" };

/** Pages, funnels and calculators of an unavailable product say so even if the banner is closed or absent. */
export function productNotice(product: ProductSlug, location: UserLocation | null): ProductNoticeCode | undefined {
	if (!location || location.error || !location.state) return undefined;
	const record = complianceByCode(location.state);
	if (!record) return { notice: "unlicensed" };
	if (record.status === "recruiting") return { notice: "recruiting_only" };
	if (offersProduct(record, product)) return undefined;
	return { notice: "product_unavailable", product: flagOf(product), alternatives: nearestOffers(product, record) };
}
