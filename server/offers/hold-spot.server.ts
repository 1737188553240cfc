import { and, eq, sql } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { contactSubmissions, offerClaims } from "#database/schema.ts";
import { funnelConfigs } from "#domain/funnels/funnel-config.ts";
import { type ClaimStatus, freeSpots, offerMonth } from "#domain/funnels/offers.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import { addressUses } from "../platform/networks.server.ts";
import { limits } from "../rate-limits.server.ts";
import type { Services } from "../services.server.ts";
import { claimedSpots, lockSpots, occupiesSpot } from "./claimed-spots.server.ts";
import { limitsSpots } from "./limits-spots.server.ts";
import { findClaim, findOfferRequest, type OfferRequest } from "./offer-requests.server.ts";
import { readClaim } from "./read-claim.server.ts";

/**
 * Holds one of this month's spots, if any is left, for a visitor who opened the link in our email (decision 027). Doing
 * so twice changes nothing. A mailbox can hold one spot of a product, and a network only a few.
 * @returns undefined if no such lead is stored
 */
export async function holdSpot(
	services: Pick<Services, "database" | "clock" | "limiter">,
	leadId: string,
): Promise<ClaimStatus | undefined> {
	const { database, clock, limiter } = services;
	if (!limitsSpots()) return readClaim(services, { leadId });
	const request = await findOfferRequest(database.db, { leadId });
	if (!request) return undefined;
	const now = clock();
	const held = await database.db.transaction(async (transaction) => {
		await lockSpots(transaction, request.product);
		if (request.isFlagged || request.heldUntil <= now) return request.leadId;
		if (await findClaim(transaction, request, now)) return request.leadId;
		const ofMailbox = await leadWithSpot(transaction, request, now);
		if (ofMailbox) return ofMailbox;
		const month = offerMonth(now, agency.timeZone);
		const claimed = await claimedSpots(transaction, request.product, month, now);
		if (freeSpots(funnelConfigs[request.product].offer, claimed) === 0) return request.leadId;
		if (limiter.takeAll(addressUses(limits.offerHoldsPerAddress, request.ipAddress))) return null;
		await transaction.insert(offerClaims).values({
			service: request.product,
			month,
			lead_id: request.leadId,
			claimed_at: now,
			held_until: request.heldUntil,
		});
		return request.leadId;
	});
	return held === null ? { state: "to_confirm" } : readClaim(services, { leadId: held });
}

/** A person who opens the link reads that mailbox, so another request with the same address is theirs, too. */
async function leadWithSpot(
	transaction: Transaction,
	{ product, email }: OfferRequest,
	now: Date,
): Promise<string | undefined> {
	if (!email) return undefined;
	const [row] = await transaction
		.select({ leadId: offerClaims.lead_id })
		.from(offerClaims)
		.innerJoin(contactSubmissions, eq(contactSubmissions.id, offerClaims.lead_id))
		.where(
			and(
				eq(offerClaims.service, product),
				occupiesSpot(now),
				eq(sql`lower(${contactSubmissions.email})`, email.toLowerCase()),
			),
		)
		.limit(1);
	return row?.leadId;
}
