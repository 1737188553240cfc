import { index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { SettableFacts, SettingsSection } from "#domain/agency/settable-facts.ts";
import { users } from "./accounts.ts";

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
