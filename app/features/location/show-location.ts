import type { PageContext } from "#app/browser/page-context.ts";
import { productOfPage } from "#domain/compliance/product-of-page.ts";
import type { UserLocation } from "#domain/location/user-location.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { closeSales } from "./close-sales.ts";
import { fillNotice } from "./fill-notice.ts";
import { fillProducts } from "./fill-products.ts";
import { type LocationCopy, locationCopy } from "./location-copy.ts";
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
	const message = slotMessage(location, product);
	if (message.record) return slotText(message, location, copy);
	return copy.t("slot.unlicensed", copy.wordsOf(location.state));
}
