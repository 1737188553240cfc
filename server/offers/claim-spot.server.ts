import { and, eq, isNull, or, sql } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { contactSubmissions, offerClaims } from "#database/schema.ts";
import { funnelConfigs } from "#domain/funnels/funnel-config.ts";
import { freeSpots, heldUntil, offerMonth } from "#domain/funnels/offers.ts";
import type { Lead } from "#domain/leads/lead.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import { claimedSpots, lockSpots, occupiesSpot } from "./claimed-spots.server.ts";

type Claimant = Pick<Lead, "product" | "email" | "sessionId" | "spamReasons">;

/**
 * Gives a new lead one of this month's spots, if any is left, in the lead's own transaction. If the same email address
 * or session already has a spot, the spot and its deadline stay and move to the new lead. Suspected spam gets no spot
 * until staff have reviewed it, because a robot could claim every spot.
 */
export async function claimSpot(
	transaction: Transaction,
	leadId: string,
	claimant: Claimant,
	now: Date,
): Promise<void> {
	const { product, spamReasons } = claimant;
	if (product === null || product === "recruiting" || spamReasons.length > 0) return;
	const { offer } = funnelConfigs[product];
	const month = offerMonth(now, agency.timeZone);
	await lockSpots(transaction, product);
	const earlier = await earlierClaim(transaction, product, claimant, month, now);
	if (earlier) {
		await transaction.update(offerClaims).set({ lead_id: leadId }).where(eq(offerClaims.id, earlier));
		return;
	}
	if (freeSpots(offer, await claimedSpots(transaction, product, month, now)) === 0) return;
	await transaction.insert(offerClaims).values({
		service: product,
		month,
		lead_id: leadId,
		claimed_at: now,
		held_until: heldUntil(now, offer),
	});
}

/** Finds a held spot of any month, or one booked this month. A booking of an earlier month does not count. */
async function earlierClaim(
	transaction: Transaction,
	product: ProductSlug,
	{ email, sessionId }: Claimant,
	month: string,
	now: Date,
): Promise<string | undefined> {
	const [claim] = await transaction
		.select({ id: offerClaims.id })
		.from(offerClaims)
		.innerJoin(contactSubmissions, eq(contactSubmissions.id, offerClaims.lead_id))
		.where(
			and(
				eq(offerClaims.service, product),
				occupiesSpot(now),
				or(isNull(offerClaims.booked_at), eq(offerClaims.month, month)),
				or(
					email ? eq(sql`lower(${contactSubmissions.email})`, email.toLowerCase()) : undefined,
					sessionId ? eq(contactSubmissions.sessionId, sessionId) : undefined,
				),
			),
		)
		.limit(1);
	return claim?.id;
}
