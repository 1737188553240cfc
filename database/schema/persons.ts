import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";

/** The people who sent leads, as far as we know. It only stores which leads belong together. */
export const leadPersons = pgTable("lead_persons", { id: uuid().primaryKey() });

const person = (name: string) =>
	uuid(name)
		.notNull()
		.references(() => leadPersons.id, { onDelete: "cascade" });

/** Two persons with the same number or address, and what somebody decided about them. It stays as long as both persons do. */
export const leadPersonPairs = pgTable(
	"lead_person_pairs",
	{
		/** The smaller id. */
		oneId: person("one_id"),
		otherId: person("other_id"),
		/** Somebody decided that they are not the same. */
		areDifferent: boolean("are_different").notNull().default(false),
		foundAt: timestamp("found_at", { withTimezone: true }).notNull(),
		/** The lead whose arrival showed that they have something in common. Null if staff named them. It may be gone by now. */
		leadId: uuid("lead_id"),
	},
	(table) => [
		primaryKey({ columns: [table.oneId, table.otherId] }),
		index("lead_person_pairs_other_index").on(table.otherId),
		index("lead_person_pairs_open_index")
			.on(table.foundAt, table.oneId, table.otherId)
			.where(sql`NOT ${table.areDifferent}`),
		index("lead_person_pairs_lead_index").on(table.leadId),
	],
);
