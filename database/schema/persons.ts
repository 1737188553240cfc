import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { PairVerdict } from "#domain/persons/person-pair.ts";

/** The people who sent leads, as far as we know. It only stores which leads belong together. */
export const leadPersons = pgTable(
	"lead_persons",
	{
		id: uuid().primaryKey(),
		/** Persons with the same one live together. Null for nobody. */
		householdId: uuid("household_id"),
	},
	(table) => [index("lead_persons_household_index").on(table.householdId).where(sql`${table.householdId} IS NOT NULL`)],
);

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
		/** Null until somebody has looked at them. */
		verdict: text().$type<PairVerdict>(),
		foundAt: timestamp("found_at", { withTimezone: true }).notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.oneId, table.otherId] }),
		index("lead_person_pairs_other_index").on(table.otherId),
		index("lead_person_pairs_open_index")
			.on(table.foundAt, table.oneId, table.otherId)
			.where(sql`${table.verdict} IS NULL`),
	],
);
