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
		/** Why staff refused it last, in the words that the person got. Null if they didn't. */
		refusal: text(),
		/** When the person appealed against the refusal. */
		appealedAt: instant("appealed_at"),
	},
	(table) => [index("data_requests_received_at_index").on(table.receivedAt)],
);

/** People who told us not to sell or share their data, by a keyed hash of the address or the number. */
export const sharingOptOuts = pgTable("sharing_opt_outs", {
	contactHash: text("contact_hash").primaryKey(),
	createdAt: instant("created_at").notNull(),
});
