import { and, eq, gt, inArray, isNull, lte, notExists, or, sql } from "drizzle-orm";
import { contactSubmissions, leadChanges } from "#database/schema.ts";
import { type BulkChange, changesLead, maxBulkLeads } from "#domain/lead-desk/bulk-change.ts";
import { type LeadReader, mayOpenLead } from "#domain/lead-desk/lead-access.ts";
import type { LeadFilter } from "#domain/lead-desk/lead-filter.ts";
import { leadIsThere } from "../../leads/lead-is-there.server.ts";
import type { Database, Transaction } from "../../platform/database/client.server.ts";
import { inIndexOrder } from "./in-index-order.server.ts";
import { prepareQuery, selectLeadKeys } from "./lead-keys.server.ts";

const lead = contactSubmissions;

/** Some leads by their ids, or all that a list has on all its pages. */
export type LeadSelection = { ids: readonly string[] } | { filter: LeadFilter };

/** The data of each lead that a bulk change reads. */
export type SelectedLead = Awaited<ReturnType<typeof readSelected>>[number];

/** The selected leads that a change would change now, at most `maxBulkLeads`. */
export async function selectLeads(
	db: Database,
	reader: LeadReader,
	{ selection, change, now }: { selection: LeadSelection; change: BulkChange; now: Date },
): Promise<{ leads: SelectedLead[]; selected: number; isCut: boolean }> {
	const read = await readSelected(db, reader, selection, now);
	// Ids of other people's leads must not count: the caller would learn that they exist.
	const found = read.filter((each) => mayOpenLead(reader, each));
	const selected = found.slice(0, maxBulkLeads);
	const leads = selected.filter((each) => changesLead(reader, change, each));
	return { leads, selected: selected.length, isCut: found.length > maxBulkLeads };
}

/** Leads that arrived before this moment and that nobody has changed or judged since. */
export async function unchangedSince(db: Database, leads: readonly SelectedLead[], at: Date): Promise<SelectedLead[]> {
	if (leads.length === 0) return [];
	const { leadId, changedAt } = leadChanges;
	const later = db
		.select({ leadId })
		.from(leadChanges)
		.where(and(eq(leadId, lead.id), gt(changedAt, at)));
	const ids = leads.map(({ id }) => id);
	const judgedBefore = or(isNull(lead.spamConfirmedAt), lte(lead.spamConfirmedAt, at));
	const unchanged = await db
		.select({ id: lead.id })
		.from(lead)
		.where(and(inArray(lead.id, ids), lte(lead.createdAt, at), judgedBefore, notExists(later)));
	const known = new Set(unchanged.map(({ id }) => id));
	return leads.filter(({ id }) => known.has(id));
}

async function readSelected(db: Database, reader: LeadReader, selection: LeadSelection, now: Date) {
	if ("ids" in selection) {
		const ids = selection.ids.slice(0, maxBulkLeads + 1);
		return ids.length === 0 ? [] : await rowsIn(db).where(and(inArray(lead.id, ids), leadIsThere));
	}
	const filter = { ...selection.filter, cursor: null };
	return inIndexOrder(db, async (transaction) => {
		const query = await prepareQuery(transaction, { reader, filter, now });
		const keys = selectLeadKeys({ ...query, limit: maxBulkLeads + 1 });
		return rowsIn(transaction)
			.innerJoin(sql`${keys} AS page`, sql`page.id = ${lead.id}`)
			.orderBy(sql`page.rank`, sql`page.at DESC`, lead.id);
	});
}

function rowsIn(db: Database | Transaction) {
	return db
		.select({
			id: lead.id,
			firstName: lead.firstName,
			lastName: lead.lastName,
			revision: lead.revision,
			status: lead.status,
			statusReason: lead.statusReason,
			valueCents: lead.valueCents,
			ownerId: lead.ownerId,
			state: lead.state,
			kind: lead.kind,
			isListed: lead.isListed,
		})
		.from(lead);
}
