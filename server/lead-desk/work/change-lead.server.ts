import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { contactSubmissions, leadChanges } from "#database/schema.ts";
import type { LeadChangeKind } from "#domain/lead-desk/lead-change.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import type { DeskLead } from "./find-lead.server.ts";

type Insert = typeof contactSubmissions.$inferInsert;
type Columns = { [Name in keyof Insert]?: Insert[Name] | SQL };

interface LeadChange {
	kind: LeadChangeKind;
	set: Columns;
	before: object | null;
	after: object | null;
	by: { userId: string | null; name: string };
	at: Date;
	/** The command that it belongs to. */
	commandId?: string;
}

/**
 * Changes a lead and records its previous values. Only if nobody changed it since `lead` was read.
 * @returns false if somebody did: nothing has happened then
 */
export async function changeLead(
	transaction: Transaction,
	lead: Pick<DeskLead, "id" | "revision">,
	{ before, ...change }: LeadChange,
): Promise<boolean> {
	return (await changeLeads(transaction, [{ ...lead, before }], change)).length > 0;
}

/**
 * Changes many leads in the same way, each only if nobody changed it since it was read.
 * @returns the ids of those that were changed
 */
export async function changeLeads(
	transaction: Transaction,
	leads: readonly (Pick<DeskLead, "id" | "revision"> & Pick<LeadChange, "before">)[],
	{ kind, set, after, by, at, commandId }: Omit<LeadChange, "before">,
): Promise<string[]> {
	if (leads.length === 0) return [];
	const { id, revision } = contactSubmissions;
	const seen = sql.join(
		leads.map((lead) => sql`(${lead.id}::uuid, ${lead.revision}::integer)`),
		sql`, `,
	);
	const changed = await transaction
		.update(contactSubmissions)
		.set({ ...set, revision: sql`${revision} + 1`, indexedAt: null })
		.where(sql`(${id}, ${revision}) IN (${seen})`)
		.returning({ id, revision });
	if (changed.length === 0) return [];
	const befores = new Map(leads.map((lead) => [lead.id, lead.before]));
	await transaction.insert(leadChanges).values(
		changed.map((lead) => ({
			id: randomUUID(),
			leadId: lead.id,
			staffId: by.userId,
			staffName: by.name,
			kind,
			before: befores.get(lead.id) ?? null,
			after,
			revision: lead.revision,
			changedAt: at,
			commandId: commandId ?? null,
		})),
	);
	return changed.map((lead) => lead.id);
}
