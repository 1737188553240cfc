import { and, count, eq, gte, isNull, sql } from "drizzle-orm";
import { contactSubmissions } from "#database/schema.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";

const { deletedAt, id, releasedAt, spamConfirmedAt, spamReasons } = contactSubmissions;

/** The conditions of the lists, without deleted leads. Partial indexes have the same words. */
export const inQuarantine = sql`cardinality(${spamReasons}) > 0 AND ${releasedAt} IS NULL AND ${spamConfirmedAt} IS NULL AND ${deletedAt} IS NULL`;
/** Leads that staff found to be spam. */
export const judgedSpam = sql`${releasedAt} IS NULL AND ${spamConfirmedAt} IS NOT NULL AND ${deletedAt} IS NULL`;
export const outOfQuarantine = sql`(cardinality(${spamReasons}) = 0 OR ${releasedAt} IS NOT NULL) AND ${deletedAt} IS NULL`;

/** Beyond it nobody needs the exact number, and counting a flood would take long. */
export const maxCounted = 1000;

/** How many leads wait in the quarantine, at most `maxCounted`. */
export async function countQuarantined(db: Database): Promise<number> {
	const some = db.select({ id }).from(contactSubmissions).where(inQuarantine).limit(maxCounted).as("some");
	const [row] = await db.select({ all: count() }).from(some);
	return row?.all ?? 0;
}

/**
 * Moves a lead to the others, because staff found that it isn't spam. Its signs stay.
 * @returns false if it was not in the quarantine
 */
export async function releaseLead(db: Database | Transaction, leadId: string, now: Date): Promise<boolean> {
	const released = await db
		.update(contactSubmissions)
		.set({ releasedAt: now, spamConfirmedAt: null, indexedAt: null })
		.where(and(eq(id, leadId), isNull(releasedAt), sql`cardinality(${spamReasons}) > 0`))
		.returning({ id });
	return released.length > 0;
}

/** Takes a lead out of the quarantine, because staff found that it is spam. @returns false if it was not there */
export async function confirmSpam(db: Database | Transaction, leadId: string, now: Date): Promise<boolean> {
	const confirmed = await db
		.update(contactSubmissions)
		.set({ spamConfirmedAt: now })
		.where(and(eq(id, leadId), inQuarantine))
		.returning({ id });
	return confirmed.length > 0;
}

/** A lead waits in the quarantine again, as if nobody had judged it. @returns false if nobody had */
export async function returnToQuarantine(
	db: Database | Transaction,
	leadId: string,
	judgment: "released" | "confirmed",
	since: Date,
): Promise<boolean> {
	const { firstContactAt, ownerId, status } = contactSubmissions;
	// A person who works on a released lead must not lose it.
	const isReturnable =
		judgment === "confirmed"
			? judgedSpam
			: and(gte(releasedAt, since), isNull(firstContactAt), isNull(ownerId), eq(status, "new"));
	const returned = await db
		.update(contactSubmissions)
		.set({ releasedAt: null, spamConfirmedAt: null, indexedAt: null })
		.where(and(eq(id, leadId), sql`cardinality(${spamReasons}) > 0`, isReturnable))
		.returning({ id });
	return returned.length > 0;
}
