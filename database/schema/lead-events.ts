import { bigint, boolean, customType, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** A transaction's id, which grows and never wraps. Read as text, because it may exceed what a number holds. */
const transactionId = customType<{ data: string }>({ dataType: () => "xid8" });

/**
 * Events about leads, in one word: live pages and webhooks follow them. Triggers write them in the transaction of the
 * change, so no writer can forget one, and notify all processes when it commits. They hold nothing about a person. Rows
 * restored by `pg_restore` cause no events.
 */
export const leadEvents = pgTable(
	"lead_events",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		/** Refers to no row, because the event outlives a lead that is removed. */
		leadId: uuid("lead_id").notNull(),
		/** Counts the events of the lead from 1, without gaps. 0 for `worked`, which isn't counted. */
		number: integer().notNull(),
		/**
		 * `deleted`: moved to the deleted leads. `worked`: a note, task, call, reply or delivery was added or changed,
		 * and the lead's own row was not.
		 */
		kind: text({ enum: ["created", "changed", "deleted", "restored", "worked", "erased", "removed"] }).notNull(),
		/**
		 * For `changed`, `deleted` and `restored`: who owned the lead before, and whether lists showed it. They
		 * determine who could see it until then.
		 */
		ownerBefore: text("owner_before"),
		wasListed: boolean("was_listed"),
		/** By the database's clock. */
		at: timestamp({ withTimezone: true }).notNull(),
		/** Readers follow the order of transactions: an id may be given long before its transaction commits. */
		transaction: transactionId().notNull(),
	},
	(table) => [
		index("lead_events_order_index").on(table.transaction, table.id),
		index("lead_events_at_index").on(table.at),
	],
);
