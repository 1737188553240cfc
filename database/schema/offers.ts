import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { contactSubmissions } from "./leads.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Spots of an offer that were held or booked, each by its lead. A spot that is not booked in time becomes free. */
export const offerClaims = pgTable(
	"offer_claims",
	{
		id: uuid().primaryKey().defaultRandom(),
		service: text().notNull(),
		/** The month of the spot, in the agency's time zone: `2026-11`. */
		month: text().notNull(),
		lead_id: uuid()
			.notNull()
			.unique()
			.references(() => contactSubmissions.id),
		claimed_at: instant("claimed_at").notNull(),
		held_until: instant("held_until").notNull(),
		booked_at: instant("booked_at"),
		/** When the booking was canceled. */
		released_at: instant("released_at"),
	},
	(table) => [index("offer_claims_service_month_index").on(table.service, table.month)],
);
