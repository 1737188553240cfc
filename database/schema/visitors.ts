import { sql } from "drizzle-orm";
import { boolean, doublePrecision, index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { DiscStyle } from "#domain/profiling/disc-test.ts";
import type { Journey } from "#domain/profiling/journey.ts";
import { contactSubmissions } from "./leads.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Each answer to the cookie notice, under a random id that only the visitor's browser also has. */
export const cookieConsents = pgTable(
	"cookie_consents",
	{
		id: uuid().primaryKey(),
		/** Version of the notice's text. */
		version: text().notNull(),
		/** The allowed categories, after any privacy signal was applied. */
		categories: text().array().notNull(),
		/** True if the browser sent Global Privacy Control. */
		gpc: boolean().notNull(),
		locale: text().notNull(),
		created_at: instant("created_at").notNull().defaultNow(),
	},
	(table) => [index("cookie_consents_created_at_index").on(table.created_at)],
);

/** Actions of visitors who allowed analytics. No personal data. */
export const visitorEvents = pgTable(
	"visitor_events",
	{
		/** Created in the browser, so that a retry is stored once. */
		id: uuid().primaryKey(),
		name: text().notNull(),
		session_id: uuid().notNull(),
		page: text().notNull(),
		locale: text().notNull(),
		properties: jsonb().$type<Record<string, unknown>>().notNull(),
		/** When it happened, by the server's clock. */
		created_at: instant("created_at").notNull(),
	},
	(table) => [
		index("visitor_events_created_at_index").on(table.created_at),
		index("visitor_events_session_id_index").on(table.session_id),
	],
);

/** One per visit in which personalization is allowed. */
export const visitorProfiles = pgTable(
	"visitor_profiles",
	{
		id: uuid().primaryKey().defaultRandom(),
		session_id: uuid().notNull().unique(),
		persona: text().notNull(),
		/** From 0 to 1. */
		confidence: doublePrecision().notNull(),
		scores: jsonb().$type<Partial<Record<DiscStyle, number>>>().notNull().default(sql`'{}'::jsonb`),
		/** The data behind the estimate. */
		journey: jsonb().$type<Journey>().notNull().default(sql`'{"views":[],"choices":[]}'::jsonb`),
		/** A lead sent in the same visit. */
		contact_submission_id: uuid().references(() => contactSubmissions.id, { onDelete: "set null" }),
		created_at: instant("created_at").notNull().defaultNow(),
		updated_at: instant("updated_at").notNull().defaultNow(),
	},
	(table) => [
		index("visitor_profiles_created_at_index").on(table.created_at.desc()),
		index("visitor_profiles_updated_at_index").on(table.updated_at),
	],
);
