import { sql } from "drizzle-orm";
import { type BuiltInView, filterOfView, viewsFor } from "#domain/lead-desk/built-in-views.ts";
import type { LeadReader } from "#domain/lead-desk/lead-access.ts";
import { rowsOf } from "../../platform/database/client.server.ts";
import type { Services } from "../../services.server.ts";
import { inIndexOrder } from "./in-index-order.server.ts";
import { selectLeadKeys } from "./lead-keys.server.ts";

/** Beyond it nobody needs the exact number, and the count would read them all. The screen says "99+". */
export const maxCountedInView = 99;

/** How many leads each built-in view of this person lists, at most one more than `maxCountedInView`. */
export async function countViews(
	{ database: { db }, clock }: Pick<Services, "database" | "clock">,
	reader: LeadReader,
): Promise<Partial<Record<BuiltInView, number>>> {
	const counts = viewsFor(reader).map((view) => {
		const filter = filterOfView(view);
		const keys = selectLeadKeys({
			reader,
			filter,
			search: null,
			groups: null,
			now: clock(),
			limit: maxCountedInView + 1,
		});
		return sql`(SELECT count(*)::int FROM ${keys} AS leads) AS ${sql.identifier(view)}`;
	});
	const [row = {}] = await inIndexOrder(db, async (transaction) =>
		rowsOf(await transaction.execute<Partial<Record<BuiltInView, number>>>(sql`SELECT ${sql.join(counts, sql`, `)}`)),
	);
	return row;
}
