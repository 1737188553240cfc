import { complianceBanner, productNotice } from "#domain/compliance/banner.ts";
import type { Product } from "#domain/compliance/products.ts";
import type { StateCompliance } from "#domain/compliance/state-compliance.ts";
import { complianceByCode } from "#domain/compliance/states.ts";
import { isJurisdiction } from "#domain/location/jurisdictions.ts";
import type { UserLocation } from "#domain/location/user-location.ts";
import type { ProductSlug } from "#domain/products/products.ts";

/** Names a message of `location.slot`. */
export type SlotText = "recruiting_only" | "product_unavailable" | "licensed" | "unlicensed" | "assumed" | "yours";

/** What stands above a page's content: the banner, or the quiet line that keeps its place. */
export interface SlotMessage {
	variant: "warning" | "licensed" | "quiet";
	text: SlotText;
	/** What the details tell of; absent where the agency has nothing to say of the state. */
	record?: StateCompliance | undefined;
	unavailable?: Product | undefined;
	badges: readonly Product[];
	more: number;
	alternatives: readonly ProductSlug[];
}

const quiet = { variant: "quiet", badges: [], more: 0, alternatives: [] } as const;

/** @param closedFor the state for which the visitor closed the banner */
export function slotMessage(
	location: UserLocation,
	service: ProductSlug | undefined,
	closedFor: string | null,
): SlotMessage {
	const banner = complianceBanner({ location, ...(service && { service }), dismissedFor: closedFor });
	if (!("hidden" in banner)) return banner;
	if (location.error || !location.state) return { ...quiet, text: "assumed" };
	const record = complianceByCode(location.state);
	// A territory, which the list of states does not name.
	if (!record) return { ...quiet, text: isJurisdiction(location.state) ? "unlicensed" : "assumed" };
	// Closing the banner does not make the page's product available.
	const notice = service && productNotice(service, location);
	if (!notice) return { ...quiet, text: "yours", record };
	if (notice.notice !== "product_unavailable") return { ...quiet, text: "recruiting_only", record };
	const { product, alternatives } = notice;
	return { ...quiet, text: "product_unavailable", record, unavailable: product, alternatives };
}
