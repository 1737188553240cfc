import { bigint, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { ContactChannel, RevocationMethod } from "#domain/contacts/revocation.ts";

/**
 * Withdrawn consent. Append-only, by triggers. The consent ledger seals each record just after it is stored. Every time
 * is text, so that the hashed bytes do not depend on a driver. What staff wrote down in the person's own words and the
 * device are in `record_bodies`.
 */
export const revocations = pgTable(
	"revocations",
	{
		sequence: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		id: uuid().notNull().unique(),
		/** The lead that it came from. Without a foreign key: the record outlives the lead. */
		leadId: uuid("lead_id"),
		/** Address and number: as the person wrote them in that lead, and in the spelling that we compare. */
		email: text(),
		emailKey: text("email_key"),
		phone: text(),
		phoneKey: text("phone_key"),
		channels: text().array().$type<ContactChannel[]>().notNull(),
		method: text().$type<RevocationMethod>().notNull(),
		locale: text().notNull(),
		/** ISO 8601 in UTC. */
		recordedAt: text("recorded_at").notNull(),
		/** The day on which it must have been honored at the latest. */
		dueOn: text("due_on").notNull(),
		/** Which member of staff wrote it down. Null if the person did it. */
		recordedBy: text("recorded_by"),
		/** By the database's clock. Not hashed: it only tells how long a record waits for its seal. */
		storedAt: timestamp("stored_at", { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		index("revocations_email_key_index").on(table.emailKey),
		index("revocations_phone_key_index").on(table.phoneKey),
		index("revocations_lead_id_index").on(table.leadId),
	],
);
