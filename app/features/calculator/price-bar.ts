import { marker } from "#app/browser/marker.ts";
import { namedParts } from "#app/browser/named-parts.ts";

/** In the bar of a phone: the link to the form, with `data-asked` while the form asks, and what replaces it once there is a price. */
export const barPrice = marker("data-bar-price");
export const barTalk = marker("data-bar-talk");

const { findPart } = namedParts<"price">();

/** From now on the bar of a phone is about this price, and leads to its ways on. */
export function talkAbout(price: string, ways: `#${string}`): void {
	const links = barTalk.all();
	if (links.length === 0) return;
	for (const link of barPrice.all()) {
		link.hidden = true;
		delete link.dataset.asked;
	}
	for (const link of links) {
		findPart(link, "price").textContent = price;
		link.setAttribute("href", ways);
		link.hidden = false;
	}
}
