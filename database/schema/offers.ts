import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { contactSubmissions } from "./leads.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Spots of an offer: each belongs to a lead. One that is neither booked in time nor kept is free again. */
export const offerClaims = pgTable(
	"offer_claims",
	{
		id: uuid().primaryKey().defaultRandom(),
		service: text().notNull(),
		/** `2026-11`, in the agency's time zone: the month whose spots it takes from. */
		month: text().notNull(),
		lead_id: uuid()
			.notNull()
			.unique()
			.references(() => contactSubmissions.id),
		claimed_at: instant("claimed_at").notNull(),
		held_until: instant("held_until").notNull(),
		booked_at: instant("booked_at"),
		/** When the booking was cancelled. */
		released_at: instant("released_at"),
	},
	(table) => [index("offer_claims_service_month_index").on(table.service, table.month)],
);
