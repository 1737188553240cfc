import { and, eq } from "drizzle-orm";
import { contactSubmissions } from "#database/schema.ts";
import { type LeadReader, mayOpenLead } from "#domain/lead-desk/lead-access.ts";
import { leadIsThere } from "../../leads/lead-is-there.server.ts";
import type { Database, Transaction } from "../../platform/database/client.server.ts";

/** A lead as staff work on it. */
export type DeskLead = typeof contactSubmissions.$inferSelect;

/**
 * The lead, if this person may open it. Null if it doesn't exist, was deleted or erased, or belongs to somebody else: all
 * of them look the same from outside.
 */
export async function findLead(
	db: Database | Transaction,
	reader: LeadReader,
	leadId: string,
): Promise<DeskLead | null> {
	const [lead] = await db
		.select()
		.from(contactSubmissions)
		.where(and(eq(contactSubmissions.id, leadId), leadIsThere));
	return lead && mayOpenLead(reader, lead) ? lead : null;
}
