import type { OfferDetails } from "./funnel-config.ts";

/** The calendar month in a time zone, `2026-11`. Spots are counted per month. */
export function offerMonth(instant: Date, timeZone: string): string {
	const parts = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "2-digit", timeZone }).formatToParts(
		instant,
	);
	const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value;
	return `${part("year")}-${part("month")}`;
}

/** When a spot that is not booked becomes free again. */
export function heldUntil(askedAt: Date, offer: OfferDetails): Date {
	return new Date(askedAt.getTime() + offer.urgencyHours * 3_600_000);
}

/** @param taken spots held or booked this month; above `maxSpots` if the limit was lowered */
export function freeSpots(offer: OfferDetails, taken: number): number {
	return Math.max(0, offer.maxSpots - taken);
}

export interface Claim {
	heldUntil: Date;
	bookedAt: Date | null;
	releasedAt: Date | null;
}

/** `lapsed`: not booked in time. `released`: the booking was canceled. Both free the spot. */
export type ClaimState = "held" | "booked" | "lapsed" | "released";

export function claimState({ heldUntil, bookedAt, releasedAt }: Claim, now: Date): ClaimState {
	if (releasedAt) return "released";
	if (bookedAt) return "booked";
	return now < heldUntil ? "held" : "lapsed";
}

/**
 * The status that the visitor sees. `free`: a spot is there to be booked, or to be held until then once the visitor
 * opens the link in our email. `over`: no longer held. `to_confirm`: staff check the request first. `open`: the offer
 * has no number of spots.
 */
export type ClaimStatus =
	| { state: "free" | "held"; heldUntil: string }
	| { state: "booked" | "over" | "none_left" | "to_confirm" | "open" };
