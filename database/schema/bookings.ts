import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { contactSubmissions } from "./leads.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Every message of the external scheduler, stored once, whether or not it matches a lead. */
export const bookingEvents = pgTable(
	"booking_events",
	{
		id: uuid().primaryKey().defaultRandom(),
		/** Kind of message and invitee: a second delivery has the same key. */
		event_key: text().notNull().unique(),
		/** `invitee.created`, `invitee.canceled`, or any other kind. */
		kind: text().notNull(),
		/** The scheduler's URI of the invitee; null in a message about something else. */
		invitee: text(),
		/** The lead; null if none matches. */
		contact_submission_id: uuid().references(() => contactSubmissions.id),
		/** How the lead was found. */
		matched_by: text({ enum: ["reference", "earlier_booking", "email"] }),
		email: text(),
		name: text(),
		starts_at: instant("starts_at"),
		/** True if a cancellation is one half of rescheduling. */
		is_moved: boolean().notNull().default(false),
		/** The message as received. */
		payload: jsonb().notNull(),
		occurred_at: instant("occurred_at").notNull(),
		created_at: instant("created_at").notNull().defaultNow(),
	},
	(table) => [
		index("booking_events_contact_submission_id_index").on(table.contact_submission_id),
		index("booking_events_invitee_index").on(table.invitee),
	],
);
