import { productNotice } from "#domain/compliance/banner.ts";
import { isJurisdiction } from "#domain/location/jurisdictions.ts";
import type { UserLocation } from "#domain/location/user-location.ts";
import { type ProductSlug, productSlugs } from "#domain/site/services.ts";
import type { LocationCopy } from "./location-copy.ts";
import { partOf } from "./part-of.ts";

/** Answers, on the page of a service, whether it can be had where the visitor lives. */
export function fillNotice(notice: HTMLElement, { t, nameOf }: LocationCopy): (location: UserLocation) => void {
	const service = productSlugs.find((slug) => slug === notice.dataset.productNotice) as ProductSlug;
	return (location) => {
		const known = !location.error && isJurisdiction(location.state);
		const refusal = known ? productNotice(service, location)?.notice : undefined;
		const text = known ? (refusal ?? "offered") : "quiet";
		partOf(notice, "text").textContent = t(`notice.${text}`, { state: nameOf(location.state) });
		partOf(notice, "rules").hidden = refusal !== undefined;
		partOf(notice, "contact").hidden = !refusal || refusal === "recruiting_only";
		partOf(notice, "careers").hidden = refusal !== "recruiting_only";
		if (known) notice.dataset.answer = refusal ? "refused" : "offered";
		else delete notice.dataset.answer;
	};
}
