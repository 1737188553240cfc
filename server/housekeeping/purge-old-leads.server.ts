import { and, eq, gte, isNull, notExists, sql } from "drizzle-orm";
import { contactSubmissions, leadImports, leadTimeline } from "#database/schema.ts";
import { daysBefore } from "#domain/office-hours/days-apart.ts";
import { retentionDays } from "#domain/retention.ts";
import type { Database } from "../platform/database/client.server.ts";
import { eraseLeads } from "../privacy/erase-leads.server.ts";

/** In one run. The next runs take the others. */
const maxLeads = 500;

/**
 * Empties the leads that are older than their period, counted from the last time that something happened.
 * @returns how many
 */
export async function purgeOldLeads(db: Database, now: Date): Promise<number> {
	const { id, sessionId, createdAt, releasedAt, bookingStartsAt, bookingUpdatedAt, erasedAt, importId } =
		contactSubmissions;
	// A file may say that a lead arrived long ago. It is ours since the import.
	const imported = sql`(SELECT ${leadImports.createdAt} FROM ${leadImports} WHERE ${leadImports.id} = ${importId})`;
	const last = sql`greatest(${createdAt}, ${releasedAt}, ${bookingStartsAt}, ${bookingUpdatedAt}, ${imported})`;
	const limit = daysBefore(now, retentionDays.leads);
	// Staff's later work counts, too: a client of many years is called now and then.
	const later = db
		.select({ id: leadTimeline.id })
		.from(leadTimeline)
		.where(and(eq(leadTimeline.leadId, id), gte(leadTimeline.at, limit)));
	const old = await db
		.select({ id, sessionId })
		.from(contactSubmissions)
		.where(and(isNull(erasedAt), sql`${last} < ${limit.toISOString()}::timestamptz`, notExists(later)))
		.limit(maxLeads);
	await db.transaction((transaction) => eraseLeads(transaction, old, now));
	return old.length;
}
