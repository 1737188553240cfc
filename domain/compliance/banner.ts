import type { UserLocation } from "#domain/location/user-location.ts";
import type { ProductSlug } from "#domain/site/services.ts";
import { nearestOffers } from "./availability.ts";
import { type Product, productOfService } from "./products.ts";
import { availableProducts, offersProduct, type StateCompliance } from "./state-compliance.ts";
import { complianceByCode } from "./states.ts";

export interface BannerSituation {
	/** Null while it is being looked up. */
	location: UserLocation | null;
	/** The service of the page; none on a page about no service in particular. */
	service?: ProductSlug;
	/** The state for which the banner was closed. */
	dismissedFor: string | null;
}

/** Why no banner stands there. `not_in_data`: the agency has nothing to say of that state. */
export type BannerAbsence = "loading" | "location_error" | "no_state" | "not_in_data" | "dismissed";

/** Names a text: `recruiting_only` and `product_unavailable` warn, `licensed` reassures. */
export type BannerText = "recruiting_only" | "product_unavailable" | "licensed";

export interface ComplianceBanner {
	variant: "warning" | "licensed";
	text: BannerText;
	record: StateCompliance;
	/** The product that can't be had; only with `product_unavailable`. */
	unavailable?: Product;
	/** Products to show as badges, and how many more there are. */
	badges: readonly Product[];
	more: number;
	/** What to offer instead, the nearest first. With `recruiting_only` there is nothing but the way to the careers page. */
	alternatives: readonly ProductSlug[];
}

const maxBadges = 3;

export function complianceBanner({
	location,
	service,
	dismissedFor,
}: BannerSituation): ComplianceBanner | { hidden: BannerAbsence } {
	if (!location) return { hidden: "loading" };
	if (location.error) return { hidden: "location_error" };
	if (!location.state) return { hidden: "no_state" };
	const record = complianceByCode(location.state);
	if (!record) return { hidden: "not_in_data" };
	if (dismissedFor === record.code) return { hidden: "dismissed" };

	const available = availableProducts(record);
	const banner = { record, badges: available.slice(0, maxBadges), more: Math.max(0, available.length - maxBadges) };
	if (record.status === "recruiting") {
		return { ...banner, variant: "warning", text: "recruiting_only", alternatives: [] };
	}
	if (service && !offersProduct(record, service)) {
		return {
			...banner,
			variant: "warning",
			text: "product_unavailable",
			unavailable: productOfService[service],
			alternatives: nearestOffers(service, record),
		};
	}
	return { ...banner, variant: "licensed", text: "licensed", alternatives: [] };
}

/** What a page about one service must say itself, banner or not; nothing where the service is offered. */
export type ServiceNotice =
	| { notice: "recruiting_only" }
	| { notice: "product_unavailable"; product: Product; alternatives: readonly ProductSlug[] }
	/** The agency holds no licence there and may sell nothing. */
	| { notice: "unlicensed" };

/**
 * Whoever is told this may close the banner, or see none since the agency has no record of the state; a page, a funnel
 * or a calculator for a service that can't be had there says so all the same.
 */
export function productNotice(service: ProductSlug, location: UserLocation | null): ServiceNotice | undefined {
	if (!location || location.error || !location.state) return undefined;
	const record = complianceByCode(location.state);
	if (!record) return { notice: "unlicensed" };
	if (record.status === "recruiting") return { notice: "recruiting_only" };
	if (offersProduct(record, service)) return undefined;
	return {
		notice: "product_unavailable",
		product: productOfService[service],
		alternatives: nearestOffers(service, record),
	};
}
