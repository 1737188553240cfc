import { sql } from "drizzle-orm";
import { bigint, boolean, index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { LeadProduct } from "#domain/leads/lead-content.ts";
import type { LeadDetails } from "#domain/leads/lead-details.ts";
import type { LeadKind } from "#domain/leads/lead-kind.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const contactSubmissions = pgTable(
	"contact_submissions",
	{
		id: uuid().primaryKey().defaultRandom(),
		/** The sender's own id for the message: a retry brings the same one. */
		submission_id: uuid().notNull().unique(),
		service: text().notNull(),
		/** What a form of that service is for, where several share the name. */
		purpose: text().$type<LeadKind>().notNull().default("contact"),
		status: text().notNull().default("new"),
		first_name: text().notNull(),
		last_name: text().notNull(),
		/** Who talked with the assistant may have left a phone number only. */
		email: text(),
		phone: text(),
		/** Empty where the form asks for none. */
		message: text().notNull(),
		subject: text().notNull(),
		/** What was asked about: the last part of a service page's address, or `recruiting`. */
		product: text().$type<LeadProduct>(),
		/** Where the visitor lives, as two letters. */
		state: text(),
		/** Whether the agency may not offer that product in that state; staff answer all the same. */
		unserved: boolean().notNull().default(false),
		/** What a form of this kind asks beyond who and how to reach. */
		details: jsonb().$type<LeadDetails>().notNull().default({}),
		/** What the external scheduler tells: `booked` or `cancelled`; null while it has told nothing. */
		booking_status: text({ enum: ["booked", "cancelled"] }),
		booking_starts_at: instant("booking_starts_at"),
		booking_updated_at: instant("booking_updated_at"),
		locale: text().notNull(),
		session_id: uuid(),
		page_source: text().notNull(),
		form_url: text(),
		referrer: text(),
		utm_source: text(),
		utm_medium: text(),
		utm_campaign: text(),
		user_agent: text(),
		ip_address: text().notNull(),
		security_metadata: jsonb(),
		/** Why a message looks like spam. It is kept for a person to judge; only its notices are held back. */
		spam_reasons: text().array().notNull().default(sql`'{}'::text[]`),
		review_due_at: instant("review_due_at").notNull(),
		contact_due_at: instant("contact_due_at").notNull(),
		created_at: instant("created_at").notNull().defaultNow(),
	},
	(table) => [index("contact_submissions_created_at_index").on(table.created_at.desc())],
);

/** Append-only, by trigger: each record holds the hash of the one before. */
export const consentRecords = pgTable(
	"consent_records",
	{
		sequence: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		id: uuid().notNull().unique(),
		contact_submission_id: uuid()
			.notNull()
			.references(() => contactSubmissions.id),
		/** The wording as it stood beside the form, and its SHA-256. */
		text: text().notNull(),
		text_version: text().notNull(),
		/** Whether that wording is one that this site publishes in that language. */
		text_published: boolean().notNull(),
		locale: text().notNull(),
		page: text().notNull(),
		boxes: jsonb().$type<Record<string, boolean>>().notNull(),
		name: text().notNull(),
		email: text().notNull(),
		phone: text().notNull(),
		/** ISO 8601 in UTC, kept as text so that the hashed bytes never depend on a driver. */
		recorded_at: text().notNull(),
		ip_address: text().notNull(),
		user_agent: text().notNull(),
		previous_hash: text().notNull(),
		hash: text().notNull().unique(),
	},
	(table) => [index("consent_records_contact_submission_id_index").on(table.contact_submission_id)],
);

/** What visitors did, without a word about who they are. */
export const conversionEvents = pgTable(
	"conversion_events",
	{
		id: uuid().primaryKey().defaultRandom(),
		event_type: text().notNull(),
		session_id: uuid(),
		page: text().notNull(),
		locale: text().notNull(),
		service: text(),
		created_at: instant("created_at").notNull().defaultNow(),
	},
	(table) => [index("conversion_events_created_at_index").on(table.created_at)],
);
