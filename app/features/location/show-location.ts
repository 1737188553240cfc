import type { PageContext } from "#app/browser/page-context.ts";
import { productOfPage } from "#domain/compliance/product-of-page.ts";
import type { UserLocation } from "#domain/location/user-location.ts";
import { fillAvailability } from "./fill-availability.ts";
import { fillNotice } from "./fill-notice.ts";
import { locationCopy } from "./location-copy.ts";
import { availabilityList, noticeSlot, stateSlot } from "./location-places.ts";
import { openSlot } from "./open-slot.ts";
import { onLocationChange, readAgain, visitorLocation } from "./visitor-location.ts";

/** Fills every place of the page that depends on where the visitor lives, now and whenever that changes. */
export async function showLocation(context: PageContext): Promise<void> {
	const words = locationCopy(context);
	const places: ((location: UserLocation) => void)[] = [
		...stateSlot.all().map((slot) => openSlot(slot, words, productOfPage(window.location.pathname))),
		...noticeSlot.all().map((notice) => fillNotice(notice, words)),
		...availabilityList.all().map((list) => fillAvailability(list, words)),
	];
	const show = (location: UserLocation) => {
		for (const place of places) place(location);
	};
	onLocationChange(show);
	// The browser brings a page back as it was left; another page may have learned more since.
	window.addEventListener("pageshow", ({ persisted }) => void (persisted && readAgain()));
	show(await visitorLocation());
}
