import { desc, lt, sql } from "drizzle-orm";
import { leadEvents } from "#database/schema.ts";
import { beforeAllEvents, type LeadEvent, type LeadEventCursor } from "#domain/lead-desk/lead-event.ts";
import { type Database, rowsOf, type Transaction } from "../../platform/database/client.server.ts";

/** What `database.changes` announces when leads have new events. */
export const leadsTopic = "leads";

/** Pages and receivers that follow the events start over if they were away for longer. */
const keptDays = 7;

type Row = Pick<LeadEvent, "leadId" | "number" | "kind"> & {
	id: number;
	ownerBefore: string | null;
	/** Null except for `changed`. */
	wasListed: boolean | null;
	at: string;
	transaction: string;
};

/**
 * The events after a place in the stream, in the order in which everybody sees them. An event waits while a transaction that
 * began before its own still runs, because the events of that transaction come first. So a reader that goes on from the last
 * event never misses one, no matter how late it commits.
 *
 * A database that was restored from a dump counts its transactions from a lower number: then the kept events count as
 * settled, and a place from before is the beginning.
 * @param after null: from the oldest that is kept
 */
export async function readLeadEvents(
	db: Database | Transaction,
	after: LeadEventCursor | null,
	limit: number,
): Promise<LeadEvent[]> {
	const { transaction, id } = after ?? beforeAllEvents;
	const rows = rowsOf<Row>(
		await db.execute(sql`
			WITH now_running AS (SELECT pg_snapshot_xmin(s) AS oldest, pg_snapshot_xmax(s) AS next FROM pg_current_snapshot() AS s)
			SELECT id, lead_id AS "leadId", number, kind, owner_before AS "ownerBefore", was_listed AS "wasListed", at,
				transaction::text AS transaction
			FROM lead_events, now_running
			WHERE (transaction < oldest OR transaction >= next)
				AND (transaction, id) > (CASE WHEN ${transaction}::xid8 >= next THEN '0'::xid8 ELSE ${transaction}::xid8 END, ${id}::bigint)
			ORDER BY transaction, id
			LIMIT ${limit}
		`),
	);
	return rows.map(({ id, leadId, number, kind, ownerBefore, wasListed, at, transaction }) => ({
		...{ leadId, number, kind, at: new Date(at) },
		before: wasListed === null ? null : { ownerId: ownerBefore, isListed: wasListed },
		cursor: { transaction, id: Number(id) },
	}));
}

/** The end of the stream: a reader that goes on from there sees only what is new. Null if there were no events. */
export async function newestCursor(db: Database | Transaction): Promise<LeadEventCursor | null> {
	const { transaction, id } = leadEvents;
	const [row] = await db
		.select({ transaction: sql<string>`${transaction}::text`, id })
		.from(leadEvents)
		.where(sql`${transaction} < pg_snapshot_xmin(pg_current_snapshot())`)
		.orderBy(desc(transaction), desc(id))
		.limit(1);
	return row ?? null;
}

/** Whether the events right after this place may have been deleted already. */
export async function isForgotten(db: Database | Transaction, { transaction }: LeadEventCursor): Promise<boolean> {
	const [row] = rowsOf<{ forgotten: boolean }>(
		await db.execute(sql`
			SELECT coalesce(${transaction}::xid8 < min(transaction), false) OR ${transaction}::xid8 >= pg_snapshot_xmax(pg_current_snapshot()) AS forgotten
			FROM lead_events
		`),
	);
	return row?.forgotten ?? true;
}

/** By the database's clock, which wrote their time. */
export async function deleteOldLeadEvents(db: Database): Promise<void> {
	await db.delete(leadEvents).where(lt(leadEvents.at, sql`now() - make_interval(days => ${keptDays})`));
}
