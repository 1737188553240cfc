import { and, count, eq, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import { offerClaims } from "#database/schema.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";

/** Any number that no other pair of advisory locks begins with. */
const offerLocks = 7_203;

/** Until the transaction ends, whoever else would take or give back a spot of this service waits. */
export async function lockSpots(transaction: Transaction, service: string): Promise<void> {
	await transaction.execute(sql`SELECT pg_advisory_xact_lock(${offerLocks}, hashtext(${service}))`);
}

/** Claims that keep a spot from others: booked, or held and not yet over. */
export function takesSpot(now: Date) {
	return and(isNull(offerClaims.released_at), or(isNotNull(offerClaims.booked_at), gt(offerClaims.held_until, now)));
}

/** @param month as `offerMonth` names it */
export async function claimedSpots(
	db: Pick<Database | Transaction, "select">,
	service: ProductSlug,
	month: string,
	now: Date,
): Promise<number> {
	const [row] = await db
		.select({ taken: count() })
		.from(offerClaims)
		.where(and(eq(offerClaims.service, service), eq(offerClaims.month, month), takesSpot(now)));
	return row?.taken ?? 0;
}
