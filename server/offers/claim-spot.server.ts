import { and, eq, isNull, or, sql } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { contactSubmissions, offerClaims } from "#database/schema.ts";
import { funnelConfigs } from "#domain/funnels/funnel-config.ts";
import { freeSpots, heldUntil, offerMonth } from "#domain/funnels/offers.ts";
import type { Lead } from "#domain/leads/lead.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import { claimedSpots, lockSpots, takesSpot } from "./claimed-spots.server.ts";

type Claimant = Pick<Lead, "product" | "email" | "sessionId" | "spamReasons">;

/**
 * Gives a new lead one of this month's spots if any is left, in the lead's own transaction. A person or a visit that
 * has a spot keeps it with its deadline; the spot then belongs to their newest lead. Suspected spam gets no spot until
 * staff have judged it: a robot could take every spot.
 */
export async function claimSpot(
	transaction: Transaction,
	leadId: string,
	claimant: Claimant,
	now: Date,
): Promise<void> {
	const { product: service } = claimant;
	if (service === null || service === "recruiting" || claimant.spamReasons.length > 0) return;
	const { offer } = funnelConfigs[service];
	const month = offerMonth(now, agency.timeZone);
	await lockSpots(transaction, service);
	const earlier = await earlierClaim(transaction, service, claimant, month, now);
	if (earlier) {
		await transaction.update(offerClaims).set({ lead_id: leadId }).where(eq(offerClaims.id, earlier));
		return;
	}
	if (freeSpots(offer, await claimedSpots(transaction, service, month, now)) === 0) return;
	await transaction.insert(offerClaims).values({
		service,
		month,
		lead_id: leadId,
		claimed_at: now,
		held_until: heldUntil(now, offer),
	});
}

/** A spot held since any month, or booked this month: an earlier booking does not stop anybody from coming again. */
async function earlierClaim(
	transaction: Transaction,
	service: ProductSlug,
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
				eq(offerClaims.service, service),
				takesSpot(now),
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
