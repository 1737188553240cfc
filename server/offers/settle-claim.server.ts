import { eq } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { offerClaims } from "#database/schema.ts";
import { funnelConfigs } from "#domain/funnels/funnel-config.ts";
import { claimState, freeSpots, offerMonth } from "#domain/funnels/offers.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import { claimedSpots, lockSpots } from "./claimed-spots.server.ts";
import { limitsSpots } from "./limits-spots.server.ts";
import { findClaim, findOfferRequest, type OfferRequest, type StoredClaim } from "./offer-requests.server.ts";

export type Settlement =
	/** The lead has the spot for good. */
	| "booked"
	/** The spot is free for others. */
	| "released"
	/** Booked when no spot was left: an ordinary booking. */
	| "no_spot"
	/** That lead asked for none, or staff have not checked it yet. */
	| "no_claim";

/**
 * Applies a booking or a cancellation to the spot that the lead asked for. Doing so twice changes nothing. A booking needs
 * no hold before it.
 */
export async function settleClaim(
	transaction: Transaction,
	leadId: string,
	event: "booked" | "canceled",
	now: Date,
): Promise<Settlement> {
	const request = await findOfferRequest(transaction, { leadId });
	if (!request) return "no_claim";
	await lockSpots(transaction, request.product);
	const claim = await findClaim(transaction, request, now);
	if (event === "booked") return claim ? bookAgain(transaction, claim, now) : bookNew(transaction, request, now);
	if (!claim) return "no_claim";
	await change(transaction, claim, { released_at: claim.released_at ?? now });
	return "released";
}

async function bookNew(transaction: Transaction, request: OfferRequest, now: Date): Promise<Settlement> {
	if (request.isFlagged) return "no_claim";
	const { product, leadId } = request;
	const month = offerMonth(now, agency.timeZone);
	if (!(await isFree(transaction, product, month, now))) return "no_spot";
	const spot = { service: product, month, lead_id: leadId, claimed_at: now, held_until: request.heldUntil };
	await transaction.insert(offerClaims).values({ ...spot, booked_at: now });
	return "booked";
}

async function bookAgain(transaction: Transaction, claim: StoredClaim, now: Date): Promise<Settlement> {
	const { held_until: heldUntil, booked_at: bookedAt, released_at: releasedAt } = claim;
	const state = claimState({ heldUntil, bookedAt, releasedAt }, now);
	if (state === "booked") return "booked";
	if (state !== "held" && !(await isFree(transaction, claim.service as ProductSlug, claim.month, now)))
		return "no_spot";
	await change(transaction, claim, { booked_at: now, released_at: null });
	return "booked";
}

async function isFree(transaction: Transaction, product: ProductSlug, month: string, now: Date): Promise<boolean> {
	if (!limitsSpots()) return true;
	return freeSpots(funnelConfigs[product].offer, await claimedSpots(transaction, product, month, now)) > 0;
}

async function change(transaction: Transaction, claim: StoredClaim, values: Partial<StoredClaim>): Promise<void> {
	await transaction.update(offerClaims).set(values).where(eq(offerClaims.id, claim.id));
}
