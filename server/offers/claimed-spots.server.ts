import { and, count, eq, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import { offerClaims } from "#database/schema.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";

/** Any number that no other two-part advisory lock starts with. */
const offerLocks = 7_203;

/** Makes other transactions wait before they claim or release a spot of this product. */
export async function lockSpots(transaction: Transaction, product: string): Promise<void> {
	await transaction.execute(sql`SELECT pg_advisory_xact_lock(${offerLocks}, hashtext(${product}))`);
}

/** The condition for claims that occupy a spot: booked, or still held. */
export function occupiesSpot(now: Date) {
	return and(isNull(offerClaims.released_at), or(isNotNull(offerClaims.booked_at), gt(offerClaims.held_until, now)));
}

/** @param month as `offerMonth` names it */
export async function claimedSpots(
	db: Pick<Database | Transaction, "select">,
	product: ProductSlug,
	month: string,
	now: Date,
): Promise<number> {
	const [row] = await db
		.select({ claimed: count() })
		.from(offerClaims)
		.where(and(eq(offerClaims.service, product), eq(offerClaims.month, month), occupiesSpot(now)));
	return row?.claimed ?? 0;
}
