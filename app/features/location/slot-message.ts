import { type ComplianceBanner, complianceBanner, productNotice } from "#domain/compliance/banner.ts";
import type { StateCompliance } from "#domain/compliance/state-compliance.ts";
import { complianceByCode } from "#domain/compliance/states.ts";
import { isJurisdiction } from "#domain/location/jurisdictions.ts";
import type { UserLocation } from "#domain/location/user-location.ts";
import type { ProductSlug } from "#domain/products/products.ts";

/** The content of the place above a page's content: the banner, or a quiet line in its place. */
export interface SlotMessage extends Pick<ComplianceBanner, "unavailable" | "badges" | "more" | "alternatives"> {
	variant: ComplianceBanner["variant"] | "quiet";
	/** Names a message of `location.slot`. */
	text: ComplianceBanner["text"] | "unlicensed" | "assumed" | "yours";
	/** Absent where the agency has no record of the state. */
	record?: StateCompliance;
}

const quiet = { variant: "quiet", badges: [], more: 0, alternatives: [] } as const;

/** @param closedFor the state for which the visitor closed the banner */
export function slotMessage(
	location: UserLocation,
	product: ProductSlug | undefined,
	closedFor: string | null,
): SlotMessage {
	const banner = complianceBanner({ location, ...(product && { product }), dismissedFor: closedFor });
	if (!("hidden" in banner)) return banner;
	if (location.error || !location.state) return { ...quiet, text: "assumed" };
	const record = complianceByCode(location.state);
	// A territory is not in the list of states.
	if (!record) return { ...quiet, text: isJurisdiction(location.state) ? "unlicensed" : "assumed" };
	// Closing the banner does not make the page's product available.
	const notice = product && productNotice(product, location);
	if (!notice) return { ...quiet, text: "yours", record };
	if (notice.notice !== "product_unavailable") return { ...quiet, text: "recruiting_only", record };
	const { product: unavailable, alternatives } = notice;
	return { ...quiet, text: "product_unavailable", record, unavailable, alternatives };
}
