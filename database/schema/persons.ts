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
		/** Null until somebody has decided about them. */
		verdict: text().$type<PairVerdict>(),
		foundAt: timestamp("found_at", { withTimezone: true }).notNull(),
		/** The lead whose arrival showed that they have something in common. Null if staff named them. It may be gone by now. */
		leadId: uuid("lead_id"),
	},
	(table) => [
		primaryKey({ columns: [table.oneId, table.otherId] }),
		index("lead_person_pairs_other_index").on(table.otherId),
		index("lead_person_pairs_open_index")
			.on(table.foundAt, table.oneId, table.otherId)
			.where(sql`${table.verdict} IS NULL`),
		index("lead_person_pairs_lead_index").on(table.leadId),
	],
);

/**
 * Known persons who joined a household because a lead arrived that may go again: it was imported or released from the
 * quarantine. Its undo takes them out of the household. The ids refer to no rows: a person who was merged may come back.
 */
export const leadHouseholdJoins = pgTable(
	"lead_household_joins",
	{
		leadId: uuid("lead_id").notNull(),
		personId: uuid("person_id").notNull(),
		householdId: uuid("household_id").notNull(),
		joinedAt: timestamp("joined_at", { withTimezone: true }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.leadId, table.personId] })],
);
