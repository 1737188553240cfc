import type { PageContext } from "#app/browser/page-context.ts";
import { flagAvailability } from "#domain/compliance/availability.ts";
import { productNotice } from "#domain/compliance/banner.ts";
import { productOfPage } from "#domain/compliance/product-of-page.ts";
import { complianceByCode } from "#domain/compliance/states.ts";
import { isJurisdiction } from "#domain/location/jurisdictions.ts";
import type { UserLocation } from "#domain/location/user-location.ts";
import type { ProductFlag } from "#domain/products/product-flags.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { closeSales } from "./close-sales.ts";
import { type LocationCopy, locationCopy } from "./location-copy.ts";
import { findPart, markStatus, productMark } from "./location-parts.ts";
import { noticeSlot, productsSlot, stateSlot } from "./location-places.ts";
import { openSlot } from "./open-slot.ts";
import { slotMessage } from "./slot-message.ts";
import { slotText } from "./slot-text.ts";
import { onLocationChange, readAgain, visitorLocation } from "./visitor-location.ts";

/** Fills every place of the page that depends on the visitor's state, now and on each change. */
export async function showLocation(context: PageContext): Promise<void> {
	const copy = locationCopy(context);
	const product = productOfPage(window.location.pathname);
	const places: ((location: UserLocation) => void)[] = [
		...stateSlot.all().map((slot) => openSlot(slot, copy, product)),
		...noticeSlot.all().map((notice) => fillNotice(notice, copy)),
		...productsSlot.all().map((list) => fillProducts(list, copy)),
		closeSales(copy, product, (location) =>
			copy.refusalOf(location, product) === "no_license_number"
				? copy.t("slot.no_license_number", copy.wordsOf(location.state))
				: closedText(location, product, copy),
		),
	];
	const show = (location: UserLocation) => {
		for (const place of places) place(location);
	};
	onLocationChange(show);
	// The back/forward cache restores the page as it was left; another page may have changed the state since.
	window.addEventListener("pageshow", ({ persisted }) => void (persisted && readAgain()));
	show(await visitorLocation());
}

/** The sentence in place of what may not be sold. */
function closedText(location: UserLocation, product: ProductSlug | undefined, copy: LocationCopy): string {
	const message = slotMessage(location, product, copy.soldIn);
	if (message.record) return slotText(message, location, copy);
	return copy.t("slot.unlicensed", copy.wordsOf(location.state));
}

/** Says on a product's page whether the product is offered in the visitor's state. */
function fillNotice(notice: HTMLElement, { t, wordsOf, refusalOf }: LocationCopy): (location: UserLocation) => void {
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

const messageOfStatus = {
	active: "products.offered",
	recruiting: "notice.recruiting_only",
	unlicensed: "slot.unlicensed",
	unknown: "products.quiet",
} as const;

/** Marks which products of the home page's list are offered in the visitor's state. */
function fillProducts(list: HTMLElement, { t, wordsOf }: LocationCopy): (location: UserLocation) => void {
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
