import type { OfferDetails } from "./funnel-config.ts";

/** The calendar month, `2026-11`, in which a moment falls in the given time zone: spots are counted by it. */
export function offerMonth(instant: Date, timeZone: string): string {
	const parts = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "2-digit", timeZone }).formatToParts(
		instant,
	);
	const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value;
	return `${part("year")}-${part("month")}`;
}

/** When a spot that was claimed and not booked is free again. */
export function heldUntil(claimedAt: Date, offer: OfferDetails): Date {
	return new Date(claimedAt.getTime() + offer.urgencyHours * 3_600_000);
}

/** @param taken spots held or booked this month; never more than there are, but a cap may be lowered */
export function freeSpots(offer: OfferDetails, taken: number): number {
	return Math.max(0, offer.maxSpots - taken);
}

export interface Claim {
	heldUntil: Date;
	bookedAt: Date | null;
	releasedAt: Date | null;
}

/** `lapsed`: its time ran out unbooked. `released`: the booking was cancelled. Both leave the spot to others. */
export type ClaimState = "held" | "booked" | "lapsed" | "released";

export function claimState({ heldUntil, bookedAt, releasedAt }: Claim, now: Date): ClaimState {
	if (releasedAt) return "released";
	if (bookedAt) return "booked";
	return now < heldUntil ? "held" : "lapsed";
}

/** What a visitor is told of the spot they asked for. `to_confirm`: a person looks at the request first. */
export type ClaimOutcome = { state: "held"; heldUntil: string } | { state: "booked" | "none_left" | "to_confirm" };
