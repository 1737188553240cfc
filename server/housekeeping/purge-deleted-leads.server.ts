import { and, isNull, lt } from "drizzle-orm";
import { contactSubmissions, leadViews } from "#database/schema.ts";
import { daysBefore } from "#domain/office-hours/days-apart.ts";
import { retentionDays } from "#domain/retention.ts";
import type { Database } from "../platform/database/client.server.ts";
import { eraseLeads } from "../privacy/erase-leads.server.ts";

/** Leads in one run. The next runs take the others. */
const maxLeads = 500;

/**
 * Empties the leads, and deletes the saved views, that staff deleted and nobody restored in time.
 * @returns how many leads
 */
export async function purgeDeletedLeads(db: Database, now: Date): Promise<number> {
	const { id, sessionId, deletedAt, erasedAt } = contactSubmissions;
	const limit = daysBefore(now, retentionDays.deletedLeads);
	await db.delete(leadViews).where(lt(leadViews.deletedAt, limit));
	return db.transaction(async (transaction) => {
		// Locked, so that nobody restores one of them at the same time.
		const deleted = await transaction
			.select({ id, sessionId })
			.from(contactSubmissions)
			.where(and(lt(deletedAt, limit), isNull(erasedAt)))
			.orderBy(id)
			.limit(maxLeads)
			.for("update");
		await eraseLeads(transaction, deleted, now);
		return deleted.length;
	});
}
