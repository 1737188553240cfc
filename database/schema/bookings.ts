import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { contactSubmissions } from "./leads.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Every message of the external scheduler, once, whether or not we know whom it is about. */
export const bookingEvents = pgTable(
	"booking_events",
	{
		id: uuid().primaryKey().defaultRandom(),
		/** What happened to whom: a second delivery brings the same. */
		event_key: text().notNull().unique(),
		/** `invitee.created`, `invitee.canceled`, or whatever else they send. */
		kind: text().notNull(),
		/** Their address of the invitee; null in a message about something else. */
		invitee: text(),
		/** Whom it is about; null while nobody here is known by that name. */
		contact_submission_id: uuid().references(() => contactSubmissions.id),
		/** By what the lead was found. */
		matched_by: text({ enum: ["reference", "earlier_booking", "email"] }),
		email: text(),
		name: text(),
		starts_at: instant("starts_at"),
		/** Whether a cancellation is one half of moving the talk to another time. */
		is_moved: boolean().notNull().default(false),
		/** The message as it came. */
		payload: jsonb().notNull(),
		occurred_at: instant("occurred_at").notNull(),
		created_at: instant("created_at").notNull().defaultNow(),
	},
	(table) => [
		index("booking_events_contact_submission_id_index").on(table.contact_submission_id),
		index("booking_events_invitee_index").on(table.invitee),
	],
);
