import { productNotice } from "#domain/compliance/banner.ts";
import { isJurisdiction } from "#domain/location/jurisdictions.ts";
import type { UserLocation } from "#domain/location/user-location.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import type { LocationCopy } from "./location-copy.ts";
import { findPart, markStatus } from "./location-parts.ts";
import { noticeSlot } from "./location-places.ts";

/** Says on a product's page whether the product is offered in the visitor's state. */
export function fillNotice(
	notice: HTMLElement,
	{ t, wordsOf, refusalOf }: LocationCopy,
): (location: UserLocation) => void {
	const product = noticeSlot.valueOf(notice) as ProductSlug;
	return (location) => {
		const known = !location.error && isJurisdiction(location.state);
		const lacksNumber = refusalOf(location, product) === "no_license_number";
		const closed = known ? productNotice(product, location)?.notice : undefined;
		const refusal = lacksNumber ? "product_unavailable" : closed;
		const text = known ? (refusal ?? "offered") : "quiet";
		findPart(notice, "text").textContent = t(`notice.${text}`, wordsOf(location.state));
		findPart(notice, "rules").hidden = refusal !== undefined;
		findPart(notice, "contact").hidden = !refusal || refusal === "recruiting_only";
		findPart(notice, "careers").hidden = refusal !== "recruiting_only";
		markStatus(notice, known ? !refusal : undefined);
	};
}
