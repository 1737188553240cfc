import { desc, lt, sql } from "drizzle-orm";
import { leadEvents, webhookProgress } from "#database/schema.ts";
import { beforeAllEvents, type LeadEvent, type LeadEventCursor } from "#domain/lead-desk/lead-event.ts";
import { type Database, rowsOf, type Transaction } from "../../platform/database/client.server.ts";

/** The topic that `database.changes` announces when leads have new events. */
export const leadsTopic = "leads";

/** Pages and receivers that follow the events start over if they were away for longer. */
const keptDays = 7;

type Row = Pick<LeadEvent, "leadId" | "number" | "kind"> & {
	id: number;
	ownerBefore: string | null;
	/** Null if nobody could see the lead before, or nothing says who could. */
	wasListed: boolean | null;
	at: string;
	transaction: string;
};

/**
 * The events after a place in the stream, in the order in which everybody sees them. An event waits while a transaction
 * that began before its own still runs, because the events of that transaction come first. So a reader that continues
 * from the last event never misses one, no matter how late it commits.
 * A database that was restored from a dump counts its transactions from a lower number. An earlier place then means the
 * beginning, and `adoptLeadEvents` gives the stored events a number that counts here.
 * @param after null: from the oldest stored event
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
			WHERE transaction < oldest
				AND (transaction, id) > (CASE WHEN ${transaction}::xid8 >= next THEN '0'::xid8 ELSE ${transaction}::xid8 END, ${id}::bigint)
			ORDER BY lead_events.transaction, lead_events.id
			LIMIT ${limit}
		`),
	);
	return rows.map(({ id, leadId, number, kind, ownerBefore, wasListed, at, transaction }) => ({
		leadId,
		number,
		kind,
		at: new Date(at),
		before: wasListed === null ? null : { ownerId: ownerBefore, isListed: wasListed },
		cursor: { transaction, id: Number(id) },
	}));
}

/**
 * Moves the events of an earlier database server into the stream of this one. `pg_dump` keeps the numbers of their
 * transactions, which this server hasn't reached yet. Events that webhooks have already delivered are deleted.
 */
export async function adoptLeadEvents(db: Database): Promise<void> {
	await db.transaction(async (transaction) => {
		// The same row as in `fanOut`, so that another process that starts now sees what this one did.
		await transaction.select().from(webhookProgress).for("update");
		await transaction.execute(sql`
			WITH now_running AS (SELECT pg_snapshot_xmax(pg_current_snapshot()) AS next),
				told AS (
					SELECT id, (cursor->>'transaction')::xid8 AS until, (cursor->>'id')::bigint AS last
					FROM webhook_progress, now_running
					WHERE (cursor->>'transaction')::xid8 >= next
				),
				forgotten AS (
					DELETE FROM lead_events USING now_running, told
					WHERE transaction >= next AND (transaction, lead_events.id) <= (until, last)
				),
				adopted AS (
					UPDATE lead_events SET transaction = pg_current_xact_id() FROM now_running
					WHERE transaction >= next
						AND NOT EXISTS (SELECT FROM told WHERE (transaction, lead_events.id) <= (until, last))
				)
			UPDATE webhook_progress
			SET cursor = jsonb_build_object('transaction', pg_current_xact_id()::text, 'id', 0)
			FROM told
			WHERE webhook_progress.id = told.id
		`);
	});
}

/** True if events wait for an older transaction to end. */
export async function areEventsHeldBack(db: Database): Promise<boolean> {
	const held = await db
		.select({ id: leadEvents.id })
		.from(leadEvents)
		.where(sql`${leadEvents.transaction} >= pg_snapshot_xmin(pg_current_snapshot())`)
		.limit(1);
	return held.length > 0;
}

/** The end of the stream: a reader that continues from there sees only new events. Null if there were no events. */
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

/** True if the events right after this place may have been deleted already. */
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
