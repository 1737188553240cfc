import { flagAvailability } from "#domain/compliance/availability.ts";
import { complianceByCode } from "#domain/compliance/states.ts";
import { isJurisdiction } from "#domain/location/jurisdictions.ts";
import type { UserLocation } from "#domain/location/user-location.ts";
import type { ProductFlag } from "#domain/products/product-flags.ts";
import type { LocationCopy } from "./location-copy.ts";
import { findPart, markStatus, productMark } from "./location-parts.ts";

const messageOfStatus = {
	active: "products.offered",
	recruiting: "notice.recruiting_only",
	unlicensed: "slot.unlicensed",
	unknown: "products.quiet",
} as const;

/** Marks which products of the home page's list are offered in the visitor's state. */
export function fillProducts(list: HTMLElement, { t, wordsOf }: LocationCopy): (location: UserLocation) => void {
	return ({ state, error }) => {
		const known = !error && isJurisdiction(state);
		const status = known ? (complianceByCode(state)?.status ?? "unlicensed") : "unknown";
		findPart(list, "text").textContent = t(messageOfStatus[status], wordsOf(state));
		findPart(list, "rules").hidden = status === "recruiting";
		findPart(list, "careers").hidden = status !== "recruiting";
		for (const item of productMark.all(list)) {
			const isOffered = flagAvailability(productMark.valueOf(item) as ProductFlag, state) === "offered";
			markStatus(item, known ? isOffered : undefined);
			findPart(item, "status").textContent = known ? `(${t(isOffered ? "products.yes" : "products.no")})` : "";
		}
	};
}
