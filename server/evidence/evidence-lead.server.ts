import { eq } from "drizzle-orm";
import { contactSubmissions } from "#database/schema.ts";
import type { LeadReader } from "#domain/lead-desk/lead-access.ts";
import { mayExportEvidence } from "#domain/lead-desk/lead-access.ts";
import type { DeskLead } from "../lead-desk/work/find-lead.server.ts";
import type { Database } from "../platform/database/client.server.ts";

/** How many entries of each list a pack holds at most: the newest. */
export const maxEntries = 5000;

/** A lead in any state: a complaint may come when it is in the bin or erased. Null for whoever may not export evidence. */
export async function findEvidenceLead(
	db: Database,
	{ role }: Pick<LeadReader, "role">,
	leadId: string,
): Promise<DeskLead | null> {
	if (!mayExportEvidence(role)) return null;
	const [lead] = await db.select().from(contactSubmissions).where(eq(contactSubmissions.id, leadId));
	return lead ?? null;
}

/** The newest entries of a list that was read with one more than a pack holds, in the order in which they happened. */
export function newestOf<Row>(name: string, rows: readonly Row[], cut: string[]): Row[] {
	if (rows.length > maxEntries) cut.push(name);
	return rows.slice(0, maxEntries).reverse();
}
