import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { contactSubmissions, leadChanges } from "#database/schema.ts";
import type { LeadChangeKind } from "#domain/lead-desk/lead-change.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import type { DeskLead } from "./find-lead.server.ts";

type Columns = Partial<typeof contactSubmissions.$inferInsert>;

interface LeadChange {
	kind: LeadChangeKind;
	set: Columns;
	before: object | null;
	after: object | null;
	by: { userId: string | null; name: string };
	at: Date;
	bulkId?: string;
}

/**
 * Changes a lead and writes down what it was before. Only if nobody changed it since `lead` was read.
 * @returns false if somebody did: nothing has happened then
 */
export async function changeLead(
	transaction: Transaction,
	lead: Pick<DeskLead, "id" | "revision">,
	{ kind, set, before, after, by, at, bulkId }: LeadChange,
): Promise<boolean> {
	const { id, revision } = contactSubmissions;
	const changed = await transaction
		.update(contactSubmissions)
		.set({ ...set, revision: sql`${revision} + 1`, indexedAt: null })
		.where(and(eq(id, lead.id), eq(revision, lead.revision)))
		.returning({ id });
	if (changed.length === 0) return false;
	await transaction.insert(leadChanges).values({
		...{ id: randomUUID(), leadId: lead.id, staffId: by.userId, staffName: by.name },
		...{ kind, before, after, revision: lead.revision + 1, changedAt: at },
		bulkId: bulkId ?? null,
	});
	return true;
}
