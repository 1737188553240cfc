import { randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import { contactSubmissions, leadChanges } from "#database/schema.ts";
import type { LinkDiff } from "#domain/persons/link-state.ts";
import type { Transaction } from "../../platform/database/client.server.ts";

/**
 * Notes on each moved lead's timeline that it went to another person. This doesn't raise the revision: a link isn't one
 * of the lead's own fields, so it never causes a conflict.
 */
export async function noteMoves(
	transaction: Transaction,
	{ leads }: Pick<LinkDiff, "leads">,
	{ by, at, commandId }: { by: { userId: string; name: string }; at: Date; commandId: string },
): Promise<void> {
	const ids = Object.keys(leads);
	if (ids.length === 0) return;
	const { id, revision } = contactSubmissions;
	const rows = await transaction.select({ id, revision }).from(contactSubmissions).where(inArray(id, ids));
	await transaction.insert(leadChanges).values(
		rows.map((lead) => ({
			id: randomUUID(),
			leadId: lead.id,
			staffId: by.userId,
			staffName: by.name,
			kind: "person" as const,
			before: { personId: leads[lead.id]?.before },
			after: { personId: leads[lead.id]?.after },
			revision: lead.revision,
			commandId,
			changedAt: at,
		})),
	);
}
