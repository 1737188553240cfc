import { eq } from "drizzle-orm";
import { offerClaims } from "#database/schema.ts";
import { funnelConfigs } from "#domain/funnels/funnel-config.ts";
import { claimState, freeSpots } from "#domain/funnels/offers.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import { claimedSpots, lockSpots } from "./claimed-spots.server.ts";

export type Settlement =
	/** The lead has the spot for good. */
	| "booked"
	/** The spot is free for others. */
	| "released"
	/** Booked after the hold ended and no spot was left: an ordinary booking. */
	| "no_spot"
	/** That lead claimed nothing. */
	| "no_claim";

/**
 * Applies a booking or a cancellation to the spot that the lead claimed. Doing so twice changes nothing.
 * @param claimOf the claim's id, or its lead's
 */
export async function settleClaim(
	transaction: Transaction,
	claimOf: { leadId: string } | { claimId: string },
	event: "booked" | "canceled",
	now: Date,
): Promise<Settlement> {
	const condition = "leadId" in claimOf ? eq(offerClaims.lead_id, claimOf.leadId) : eq(offerClaims.id, claimOf.claimId);
	const read = () => transaction.select().from(offerClaims).where(condition);
	const [found] = await read();
	if (!found) return "no_claim";
	await lockSpots(transaction, found.service);
	// Read again: another transaction may have settled it during the wait.
	const [claim = found] = await read();
	const set = (values: Partial<typeof offerClaims.$inferInsert>) =>
		transaction.update(offerClaims).set(values).where(eq(offerClaims.id, claim.id));

	if (event === "canceled") {
		await set({ released_at: claim.released_at ?? now });
		return "released";
	}
	const state = claimState(
		{ heldUntil: claim.held_until, bookedAt: claim.booked_at, releasedAt: claim.released_at },
		now,
	);
	if (state === "booked") return "booked";
	if (state !== "held") {
		const product = claim.service as ProductSlug;
		const claimed = await claimedSpots(transaction, product, claim.month, now);
		if (freeSpots(funnelConfigs[product].offer, claimed) === 0) return "no_spot";
	}
	await set({ booked_at: now, released_at: null });
	return "booked";
}
