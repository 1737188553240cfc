import { sql } from "drizzle-orm";
import {
	boolean,
	customType,
	date,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });
const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** Additions to the do-not-call register: a list of area codes, the result of a service, or one number. */
export const doNotCallLists = pgTable(
	"do_not_call_lists",
	{
		id: uuid().primaryKey(),
		kind: text({ enum: ["areaCodes", "results", "number"] }).notNull(),
		/** `national`, `state:FL`, `service` or `person`: see `domain/do-not-call/list-source.ts`. */
		source: text().notNull(),
		/** The file's name, or where a person looked. */
		name: text().notNull(),
		/** The day on which the list was downloaded or the numbers were checked. */
		checkedOn: date("checked_on", { mode: "string" }).notNull(),
		/** `loading`: not complete, so it doesn't count. `draft`: its columns are not chosen. `waiting`: a job will take it. */
		state: text({ enum: ["loading", "draft", "waiting", "ready", "removed"] }).notNull(),
		/** How many numbers it has, and how many of them are listed. */
		numbers: integer().notNull().default(0),
		listed: integer().notNull().default(0),
		/** How far the job is: in our leads, or in the numbers of a result. */
		applied: integer().notNull().default(0),
		total: integer().notNull().default(0),
		/** The last lead that the job has processed. */
		cursor: uuid(),
		/** A file of results until its numbers are stored. */
		content: text(),
		addedById: text("added_by_id").references(() => users.id, { onDelete: "set null" }),
		addedByName: text("added_by_name").notNull(),
		addedAt: instant("added_at").notNull(),
		removedAt: instant("removed_at"),
		removedByName: text("removed_by_name"),
	},
	(table) => [index("do_not_call_lists_added_index").on(table.addedAt, table.id)],
);

/** The area codes that a list covers. One list of a source counts for each code: the others were replaced. */
export const doNotCallAreas = pgTable(
	"do_not_call_areas",
	{
		listId: uuid("list_id")
			.notNull()
			.references(() => doNotCallLists.id, { onDelete: "cascade" }),
		areaCode: text("area_code").notNull(),
		source: text().notNull(),
		checkedOn: date("checked_on", { mode: "string" }).notNull(),
		/** When another list took its place, and which one. Null while it counts. */
		endedAt: instant("ended_at"),
		replacedBy: uuid("replaced_by"),
	},
	(table) => [
		primaryKey({ columns: [table.listId, table.areaCode] }),
		uniqueIndex("do_not_call_areas_current_index")
			.on(table.areaCode, table.source)
			.where(sql`${table.endedAt} IS NULL`),
		index("do_not_call_areas_replaced_index").on(table.replacedBy).where(sql`${table.replacedBy} IS NOT NULL`),
	],
);

/** The listed numbers of a list: a bit for each of the 10,000 numbers behind the same six digits. */
export const doNotCallBlocks = pgTable(
	"do_not_call_blocks",
	{
		listId: uuid("list_id")
			.notNull()
			.references(() => doNotCallLists.id, { onDelete: "cascade" }),
		prefix: text().notNull(),
		bits: bytes().notNull(),
	},
	(table) => [primaryKey({ columns: [table.listId, table.prefix] })],
);

/** Each check of a lead's number, for as long as the agency may have to prove it. */
export const doNotCallChecks = pgTable(
	"do_not_call_checks",
	{
		/** The number as we compare it. */
		phoneKey: text("phone_key").notNull(),
		listId: uuid("list_id")
			.notNull()
			.references(() => doNotCallLists.id, { onDelete: "cascade" }),
		checkedOn: date("checked_on", { mode: "string" }).notNull(),
		isListed: boolean("is_listed").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.phoneKey, table.listId] }),
		index("do_not_call_checks_list_index").on(table.listId),
		index("do_not_call_checks_checked_on_index").on(table.checkedOn),
	],
);
