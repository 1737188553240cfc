import { customType, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { SettableFacts, SettingsSection } from "#domain/agency/settable-facts.ts";
import type { EvidenceType } from "#domain/settings/evidence-upload.ts";
import { users } from "./accounts.ts";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** Every version of each section of the settings. The newest one of a section counts. Without one, `content/agency.ts` does. */
export const siteSettings = pgTable(
	"site_settings",
	{
		version: integer().primaryKey().generatedAlwaysAsIdentity(),
		section: text().$type<SettingsSection>().notNull(),
		/** Null to use the facts of `content/agency.ts` again. */
		value: jsonb().$type<SettableFacts[SettingsSection]>(),
		savedById: text("saved_by_id").references(() => users.id, { onDelete: "set null" }),
		savedByName: text("saved_by_name").notNull(),
		savedAt: timestamp("saved_at", { withTimezone: true }).notNull(),
	},
	(table) => [index("site_settings_section_index").on(table.section, table.version.desc())],
);

/** The documents behind testimonials, claims and insurers, as they were uploaded. Versions of these sections name them. */
export const proofFiles = pgTable("permission_files", {
	/** Its SHA-256, so that the same file is stored once, and never changes. */
	id: text().primaryKey(),
	type: text().$type<EvidenceType>().notNull(),
	bytes: bytes().notNull(),
	addedByName: text("added_by_name").notNull(),
	addedAt: timestamp("added_at", { withTimezone: true }).notNull(),
});

/** Which emails about the end of a license of the agency were sent, so that each is sent once. A renewed one has another last day. */
export const agencyLicenseWarnings = pgTable(
	"agency_license_warnings",
	{
		state: text().notNull(),
		expiresOn: date("expires_on", { mode: "string" }).notNull(),
		step: text({ enum: ["early", "late", "expired"] }).notNull(),
		sentAt: timestamp("sent_at", { withTimezone: true }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.state, table.expiresOn, table.step] })],
);
