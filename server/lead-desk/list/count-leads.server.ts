import { sql } from "drizzle-orm";
import { rowsOf, type Transaction } from "../../platform/database/client.server.ts";
import { maxCountedInView } from "./count-views.server.ts";
import { selectLeadKeys } from "./lead-keys.server.ts";
import type { LeadQuery } from "./list-leads.server.ts";

/**
 * How many leads a list has on all its pages, at most one more than `maxCountedInView`.
 * @param transaction in the order of the indexes
 */
export async function countLeads(
	transaction: Transaction,
	{ reader, filter, search, now }: LeadQuery,
): Promise<number> {
	const keys = selectLeadKeys({
		reader,
		filter: { ...filter, cursor: null },
		words: search?.words ?? null,
		now,
		limit: maxCountedInView + 1,
	});
	const counted = sql`SELECT count(*)::int AS count FROM ${keys} AS leads`;
	return rowsOf(await transaction.execute<{ count: number }>(counted))[0]?.count ?? 0;
}
