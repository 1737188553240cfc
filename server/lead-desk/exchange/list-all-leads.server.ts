import { sql } from "drizzle-orm";
import { contactSubmissions } from "#database/schema.ts";
import type { LeadReader } from "#domain/lead-desk/lead-access.ts";
import { type LeadFilter, sortOf } from "#domain/lead-desk/lead-filter.ts";
import { isTestLead } from "../../leads/is-real-lead.server.ts";
import { rowsOf } from "../../platform/database/client.server.ts";
import type { Services } from "../../services.server.ts";
import { inIndexOrder } from "../list/in-index-order.server.ts";
import { prepareQuery, selectLeadKeys } from "../list/lead-keys.server.ts";
import { cursorPlace } from "../list/lead-order.server.ts";

/** A statement is short, so that visitors don't wait. */
const pageSize = 2000;

/**
 * The ids of all leads on a person's list except tests, in its order, by the same statement as the list's pages. A page starts after
 * the last row of the previous one, so a lead that moves in the meantime may appear twice: it is counted once.
 */
export async function listAllLeads(
	{ database: { db }, clock }: Pick<Services, "database" | "clock">,
	reader: LeadReader,
	filter: LeadFilter,
): Promise<string[]> {
	const now = clock();
	const ids = new Set<string>();
	let page: LeadFilter | null = { ...filter, sort: sortOf(filter), cursor: null };
	while (page) {
		const asked: LeadFilter = page;
		const rows = await inIndexOrder(db, async (transaction) => {
			const query = await prepareQuery(transaction, { reader, filter: asked, now });
			const keys = selectLeadKeys({ ...query, limit: pageSize });
			const place = cursorPlace(sortOf(asked), { at: sql`at`, group: sql`grp` });
			return rowsOf(
				await transaction.execute<{ id: string; at: string }>(sql`SELECT id, ${place} AS at FROM ${keys} AS keys`),
			);
		});
		for (const { id } of rows) ids.add(id);
		const last = rows.at(-1);
		page = last && rows.length === pageSize ? { ...asked, cursor: { direction: "after", ...last } } : null;
	}
	const { id } = contactSubmissions;
	for (const test of await db.select({ id }).from(contactSubmissions).where(isTestLead)) ids.delete(test.id);
	return [...ids];
}
