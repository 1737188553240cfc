import type { UserLocation } from "#domain/location/user-location.ts";
import type { LocationCopy } from "./location-copy.ts";
import { badge } from "./location-parts.ts";
import { stateSlot } from "./location-places.ts";
import type { SlotMessage } from "./slot-message.ts";

/** The sentence on what applies in the visitor's state. */
export function slotText(
	{ text, unavailable }: SlotMessage,
	{ state: code }: UserLocation,
	copy: LocationCopy,
): string {
	if (text === "none") return copy.t("notice.quiet");
	const words = copy.wordsOf(code);
	const named = stateSlot.all().flatMap((slot) => badge.all(slot));
	const product = unavailable && named.find((element) => badge.valueOf(element) === unavailable)?.textContent;
	// That we are licensed is a claim, which may be withheld.
	return copy.t(`slot.${text}`, { ...words, product: product ?? "" }) || copy.t("slot.yours", words);
}
