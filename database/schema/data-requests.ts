import { boolean, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { DataRequestKind, DataRequestState } from "#domain/privacy/data-request.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Data requests. After a deletion only the dates and the kind are left. */
export const dataRequests = pgTable(
	"data_requests",
	{
		id: uuid().primaryKey().defaultRandom(),
		kind: text().$type<DataRequestKind>().notNull(),
		state: text().$type<DataRequestState>().notNull(),
		locale: text().notNull(),
		/** Null after a deletion, like the other fields that say who asked. */
		name: text(),
		email: text(),
		/** Null if none was given. */
		phone: text(),
		/** The person's own words; empty if they wrote nothing. */
		details: text().notNull(),
		receivedAt: instant("received_at").notNull(),
		dueAt: instant("due_at").notNull(),
		/** When the link in our email was used. */
		confirmedAt: instant("confirmed_at"),
		/** When staff answered, and who. */
		decidedAt: instant("decided_at"),
		decidedBy: text("decided_by"),
		/** True if staff called the number and know that it is the same person's. */
		phoneConfirmed: boolean("phone_confirmed").notNull().default(false),
		doneAt: instant("done_at"),
	},
	(table) => [index("data_requests_received_at_index").on(table.receivedAt)],
);
