import { and, count, eq, isNull, sql } from "drizzle-orm";
import { contactSubmissions } from "#database/schema.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";

const { id, releasedAt, spamConfirmedAt, spamReasons } = contactSubmissions;

/** The conditions of the two lists. Partial indexes have the same words. */
export const inQuarantine = sql`cardinality(${spamReasons}) > 0 AND ${releasedAt} IS NULL AND ${spamConfirmedAt} IS NULL`;
export const outOfQuarantine = sql`(cardinality(${spamReasons}) = 0 OR ${releasedAt} IS NOT NULL)`;

/** Beyond it nobody needs the exact number, and counting a flood would take long. */
export const maxCounted = 1000;

/** How many leads wait in the quarantine, at most `maxCounted`. */
export async function countQuarantined(db: Database): Promise<number> {
	const some = db.select({ id }).from(contactSubmissions).where(inQuarantine).limit(maxCounted).as("some");
	const [row] = await db.select({ all: count() }).from(some);
	return row?.all ?? 0;
}

/** Moves a lead to the others, because staff found that it is no spam. Its signs stay. @returns false if it was not there */
export async function releaseLead(db: Database | Transaction, leadId: string, now: Date): Promise<boolean> {
	const released = await db
		.update(contactSubmissions)
		.set({ releasedAt: now, indexedAt: null })
		.where(and(eq(id, leadId), isNull(releasedAt), sql`cardinality(${spamReasons}) > 0`))
		.returning({ id });
	return released.length > 0;
}
