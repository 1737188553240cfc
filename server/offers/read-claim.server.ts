import { eq } from "drizzle-orm";
import { contactSubmissions, offerClaims } from "#database/schema.ts";
import { type ClaimStatus, claimState } from "#domain/funnels/offers.ts";
import type { Services } from "../services.server.ts";

/**
 * Reads the state of a lead's claim.
 * @param lead by its id, or by the browser's submission id, which nobody else knows
 * @returns undefined if no such lead is stored
 */
export async function readClaim(
	{ database, clock }: Pick<Services, "database" | "clock">,
	lead: { submissionId: string } | { leadId: string },
): Promise<ClaimStatus | undefined> {
	const [row] = await database.db
		.select({ spamReasons: contactSubmissions.spamReasons, claim: offerClaims })
		.from(contactSubmissions)
		.leftJoin(offerClaims, eq(offerClaims.lead_id, contactSubmissions.id))
		.where(
			"leadId" in lead
				? eq(contactSubmissions.id, lead.leadId)
				: eq(contactSubmissions.submissionId, lead.submissionId),
		);
	if (!row) return undefined;
	if (!row.claim) return { state: row.spamReasons.length > 0 ? "to_confirm" : "none_left" };
	const { held_until: heldUntil, booked_at: bookedAt, released_at: releasedAt } = row.claim;
	const state = claimState({ heldUntil, bookedAt, releasedAt }, clock());
	if (state === "held") return { state, heldUntil: heldUntil.toISOString() };
	return { state: state === "booked" ? "booked" : "none_left" };
}
