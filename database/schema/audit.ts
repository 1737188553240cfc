import { sql } from "drizzle-orm";
import { bigint, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/**
 * Append-only, by triggers, and sealed in its own ledger: the actions of staff accounts, and actions on them. An entry
 * stays when its account is deleted.
 */
export const auditEntries = pgTable(
	"audit_entries",
	{
		sequence: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		id: uuid().notNull().unique(),
		action: text().notNull(),
		/** Its subject: a table, or `authentication`. */
		tableName: text("table_name").notNull(),
		/** The actor. */
		userId: text("user_id").notNull(),
		/** Their address at that time. */
		email: text().notNull(),
		/** The account or record that the action affected, if it isn't the actor's own. */
		subjectId: text("subject_id"),
		/** The /24 or /48 that it came from. */
		network: text(),
		details: text(),
		/** ISO 8601 in UTC. Stored as text, like every hashed time. */
		recordedAt: text("recorded_at").notNull(),
		storedAt: timestamp("stored_at", { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		index("audit_entries_user_id_index").on(table.userId),
		// Finds who looked at one lead.
		index("audit_entries_subject_index").on(table.subjectId, table.sequence).where(sql`${table.subjectId} IS NOT NULL`),
		// The last verification is found without reading what was added since.
		index("audit_entries_action_index").on(table.action, table.sequence),
	],
);
