import { and, isNull, lt } from "drizzle-orm";
import { contactSubmissions } from "#database/schema.ts";
import { testLeadHours } from "#domain/leads/test-lead.ts";
import { isTestLead } from "../leads/is-real-lead.server.ts";
import type { Database } from "../platform/database/client.server.ts";
import { eraseLeads } from "../privacy/erase-leads.server.ts";

/** In one run. The next runs take the others. */
const maxLeads = 500;
const hourMs = 3_600_000;

/**
 * Empties the test leads that have done their work, deleted ones too.
 * @returns how many
 */
export async function purgeTestLeads(db: Database, now: Date): Promise<number> {
	const { id, sessionId, createdAt, erasedAt } = contactSubmissions;
	const limit = new Date(now.getTime() - testLeadHours * hourMs);
	const old = await db
		.select({ id, sessionId })
		.from(contactSubmissions)
		.where(and(isTestLead, isNull(erasedAt), lt(createdAt, limit)))
		.limit(maxLeads);
	await db.transaction((transaction) => eraseLeads(transaction, old, now));
	return old.length;
}
