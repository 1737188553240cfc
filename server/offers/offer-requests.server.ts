import { and, desc, eq, or } from "drizzle-orm";
import { contactSubmissions, offerClaims } from "#database/schema.ts";
import { funnelConfigs } from "#domain/funnels/funnel-config.ts";
import { heldUntil } from "#domain/funnels/offers.ts";
import { type ProductSlug, productSlugs } from "#domain/products/products.ts";
import { isOneOf } from "#domain/site/pages.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";
import { occupiesSpot } from "./claimed-spots.server.ts";

/** A lead that asks for a spot of an offer. */
export interface OfferRequest {
	leadId: string;
	product: ProductSlug;
	/** When a hold of this request ends, whenever it began. */
	heldUntil: Date;
	email: string | null;
	ipAddress: string;
	sessionId: string | null;
	isFlagged: boolean;
}

type Reader = Pick<Database | Transaction, "select">;

/** @returns undefined if there is no such lead, or it asks for something else */
export async function findOfferRequest(
	db: Reader,
	lead: { submissionId: string } | { leadId: string },
): Promise<OfferRequest | undefined> {
	const { id, submissionId } = contactSubmissions;
	const [row] = await db
		.select()
		.from(contactSubmissions)
		.where("leadId" in lead ? eq(id, lead.leadId) : eq(submissionId, lead.submissionId));
	if (row?.kind !== "offer" || !isOneOf(productSlugs, row.product ?? undefined)) return undefined;
	const product = row.product as ProductSlug;
	return {
		leadId: row.id,
		product,
		heldUntil: heldUntil(row.createdAt, funnelConfigs[product].offer),
		email: row.email,
		ipAddress: row.ipAddress,
		sessionId: row.sessionId,
		isFlagged: row.spamReasons.length > 0,
	};
}

export type StoredClaim = typeof offerClaims.$inferSelect;

/** The claim that this request made. If it made none: a spot that another request of the same visit has. */
export async function findClaim(db: Reader, request: OfferRequest, now: Date): Promise<StoredClaim | undefined> {
	const { leadId, sessionId, product } = request;
	const isOwn = eq(offerClaims.lead_id, leadId);
	const ofVisit = sessionId ? and(eq(contactSubmissions.sessionId, sessionId), occupiesSpot(now)) : undefined;
	const [found] = await db
		.select({ claim: offerClaims })
		.from(offerClaims)
		.innerJoin(contactSubmissions, eq(contactSubmissions.id, offerClaims.lead_id))
		.where(and(eq(offerClaims.service, product), or(isOwn, ofVisit)))
		.orderBy(desc(isOwn))
		.limit(1);
	return found?.claim;
}
