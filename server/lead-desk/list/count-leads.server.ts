import { sql } from "drizzle-orm";
import type { LeadReader } from "#domain/lead-desk/lead-access.ts";
import type { LeadFilter } from "#domain/lead-desk/lead-filter.ts";
import { parseSearch } from "#domain/lead-desk/search-words.ts";
import { rowsOf } from "../../platform/database/client.server.ts";
import type { Services } from "../../services.server.ts";
import { maxCountedInView } from "./count-views.server.ts";
import { findWords } from "./find-words.server.ts";
import { inIndexOrder } from "./in-index-order.server.ts";
import { selectLeadKeys } from "./lead-keys.server.ts";

/** How many leads a list has on all its pages, at most one more than `maxCountedInView`. */
export async function countLeads(
	{ database: { db }, clock }: Pick<Services, "database" | "clock">,
	reader: LeadReader,
	filter: LeadFilter,
): Promise<number> {
	return inIndexOrder(db, async (transaction) => {
		const search = filter.text === null ? null : await findWords(transaction, parseSearch(filter.text));
		const keys = selectLeadKeys({
			reader,
			filter: { ...filter, cursor: null },
			words: search?.words ?? null,
			now: clock(),
			limit: maxCountedInView + 1,
		});
		const counted = sql`SELECT count(*)::int AS count FROM ${keys} AS leads`;
		return rowsOf(await transaction.execute<{ count: number }>(counted))[0]?.count ?? 0;
	});
}
