import { and, eq, isNull, or, sql } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { contactSubmissions, offerClaims } from "#database/schema.ts";
import { funnelConfigs } from "#domain/funnels/funnel-config.ts";
import { freeSpots, heldUntil, offerMonth } from "#domain/funnels/offers.ts";
import type { ServiceSlug } from "#domain/site/services.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import { lockSpots, takenSpots, takesSpot } from "./taken-spots.server.ts";

export interface SpotRequest {
	service: ServiceSlug;
	leadId: string;
	email: string;
	sessionId: string | null;
}

/**
 * Gives a new lead one of this month's spots if any is left, in the lead's own transaction. A person, or a visit, that
 * has a spot keeps that one and its end; it then belongs to their newest lead.
 */
export async function claimSpot(transaction: Transaction, request: SpotRequest, now: Date): Promise<void> {
	const { service, leadId } = request;
	const { offer } = funnelConfigs[service];
	const month = offerMonth(now, agency.timeZone);
	await lockSpots(transaction, service);
	const earlier = await claimOfPerson(transaction, request, month, now);
	if (earlier) {
		await transaction.update(offerClaims).set({ lead_id: leadId }).where(eq(offerClaims.id, earlier));
		return;
	}
	if (freeSpots(offer, await takenSpots(transaction, service, month, now)) === 0) return;
	await transaction.insert(offerClaims).values({
		service,
		month,
		lead_id: leadId,
		claimed_at: now,
		held_until: heldUntil(now, offer),
	});
}

/** A spot held since any month, or booked this month: what was booked earlier keeps nobody from coming again. */
async function claimOfPerson(
	transaction: Transaction,
	{ service, email, sessionId }: SpotRequest,
	month: string,
	now: Date,
): Promise<string | undefined> {
	const samePerson = eq(sql`lower(${contactSubmissions.email})`, email.toLowerCase());
	const [claim] = await transaction
		.select({ id: offerClaims.id })
		.from(offerClaims)
		.innerJoin(contactSubmissions, eq(contactSubmissions.id, offerClaims.lead_id))
		.where(
			and(
				eq(offerClaims.service, service),
				takesSpot(now),
				or(isNull(offerClaims.booked_at), eq(offerClaims.month, month)),
				sessionId ? or(samePerson, eq(contactSubmissions.session_id, sessionId)) : samePerson,
			),
		)
		.limit(1);
	return claim?.id;
}
