import { type BannerSituation, type ComplianceBanner, complianceBanner } from "#domain/compliance/banner.ts";
import type { StateCompliance } from "#domain/compliance/state-compliance.ts";
import { isJurisdiction } from "#domain/location/jurisdictions.ts";
import type { UserLocation } from "#domain/location/user-location.ts";
import type { ProductSlug } from "#domain/products/products.ts";

/** The content of the slot above a page's content: the banner, or a quiet line. */
export interface SlotMessage extends Pick<ComplianceBanner, "unavailable" | "badges" | "more" | "alternatives"> {
	variant: ComplianceBanner["variant"] | "quiet";
	/** Names a message of `location.slot`; none while no state is known. */
	text: ComplianceBanner["text"] | "yours" | "none";
	/** Absent where the agency has no record of the state. */
	record?: StateCompliance;
}

const quiet = { variant: "quiet", badges: [], more: 0, alternatives: [] } as const;

/** The text of the slot while it isn't closed. Without a banner, it links to the choice of a state. */
export function slotMessage(
	location: UserLocation,
	product: ProductSlug | undefined,
	soldIn: NonNullable<BannerSituation["soldIn"]>,
): SlotMessage {
	const banner = complianceBanner({ location, ...(product && { product }), dismissedFor: null, soldIn });
	if (!("hidden" in banner)) return banner;
	const isKnown = !location.error && isJurisdiction(location.state);
	return { ...quiet, text: isKnown ? "yours" : "none" };
}
