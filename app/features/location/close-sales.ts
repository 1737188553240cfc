import { agency } from "#content/agency.ts";
import type { UserLocation } from "#domain/location/user-location.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import type { LocationCopy } from "./location-copy.ts";

const { recruiting, ...appointments } = agency.booking;
/** The regulator's telephone number stays. */
const addresses = [...Object.values(appointments), `tel:${agency.phone.e164}`, `tel:${agency.tollFreePhone.e164}`];

/**
 * Hides the links to appointments and calls on a page while nothing may be sold where the visitor lives. Islands follow
 * the same rule themselves. The footer keeps the numbers, because it is no invitation.
 */
export function closeSales(copy: LocationCopy, product: ProductSlug | undefined): (location: UserLocation) => void {
	return (location) => {
		const isClosed = copy.refusalOf(location, product) !== null;
		for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]")) {
			const href = link.getAttribute("href") ?? "";
			const sells = addresses.some((address) => href.startsWith(address));
			if (sells && !link.closest("footer, [data-island]")) link.hidden = isClosed;
		}
	};
}
