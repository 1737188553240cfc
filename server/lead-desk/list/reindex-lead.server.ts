import { eq } from "drizzle-orm";
import { contactSubmissions } from "#database/schema.ts";
import type { Database, Transaction } from "../../platform/database/client.server.ts";

/** Asks for the fields of a lead that derive from others to be derived again. */
export async function reindexLead(db: Database | Transaction, leadId: string): Promise<void> {
	await db.update(contactSubmissions).set({ indexedAt: null }).where(eq(contactSubmissions.id, leadId));
}
