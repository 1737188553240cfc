import { and, eq, isNull, or, sql } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { contactSubmissions, offerClaims } from "#database/schema.ts";
import { funnelConfigs } from "#domain/funnels/funnel-config.ts";
import { freeSpots, heldUntil, offerMonth } from "#domain/funnels/offers.ts";
import type { LeadFacts } from "#domain/leads/lead-content.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import { claimedSpots, lockSpots, takesSpot } from "./claimed-spots.server.ts";

/** What is read of a lead. */
export interface Claimant extends Pick<LeadFacts, "product" | "email"> {
	sessionId: string | null;
	spamReasons: readonly string[];
}

/**
 * Gives a new lead one of this month's spots if any is left, in the lead's own transaction. A person, or a visit, that
 * has a spot keeps that one and its end; it then belongs to their newest lead. What looks like spam waits until somebody
 * has judged it: a robot could take every spot.
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

/** A spot held since any month, or booked this month: what was booked earlier keeps nobody from coming again. */
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
					sessionId ? eq(contactSubmissions.session_id, sessionId) : undefined,
				),
			),
		)
		.limit(1);
	return claim?.id;
}
