import { type ClaimStatus, claimState } from "#domain/funnels/offers.ts";
import type { Services } from "../services.server.ts";
import { limitsSpots } from "./limits-spots.server.ts";
import { findClaim, findOfferRequest, type StoredClaim } from "./offer-requests.server.ts";
import { readSpots } from "./read-spots.server.ts";

/**
 * Reads the status of a request for a spot.
 * @param lead by its id, or by the browser's submission id, which nobody else knows
 * @returns undefined if no such request is stored
 */
export async function readClaim(
	services: Pick<Services, "database" | "clock">,
	lead: { submissionId: string } | { leadId: string },
): Promise<ClaimStatus | undefined> {
	const { database, clock } = services;
	const request = await findOfferRequest(database.db, lead);
	if (!request) return undefined;
	const claim = await findClaim(database.db, request, clock());
	if (claim) return statusOf(claim, clock());
	if (request.isFlagged) return { state: "to_confirm" };
	if (!limitsSpots()) return { state: "open" };
	if (request.heldUntil <= clock()) return { state: "over" };
	const { free } = await readSpots(services, request.product);
	return free > 0 ? { state: "free", heldUntil: request.heldUntil.toISOString() } : { state: "none_left" };
}

function statusOf(claim: StoredClaim, now: Date): ClaimStatus {
	const { held_until: heldUntil, booked_at: bookedAt, released_at: releasedAt } = claim;
	const state = claimState({ heldUntil, bookedAt, releasedAt }, now);
	if (state === "held") return { state, heldUntil: heldUntil.toISOString() };
	return { state: state === "booked" ? "booked" : "over" };
}
