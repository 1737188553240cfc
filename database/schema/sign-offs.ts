import { index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Locale } from "#domain/locale/locales.ts";
import { users } from "./accounts.ts";

/**
 * Who signed off the text of a page in a language, and when. The newest one of a page and language counts, unless it was
 * withdrawn.
 */
export const textSignOffs = pgTable(
	"text_sign_offs",
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		/** A folder of long copy, or a namespace of messages. */
		page: text().notNull(),
		locale: text().$type<Locale>().notNull(),
		/** SHA-256 of the text. */
		sha256: text().notNull(),
		/** As it was signed, with its placeholders: a line for each heading and paragraph. */
		text: text().notNull(),
		/** The SHA-256 of each text about law and money in it, as `docs/signoff.json` has it. */
		keys: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
		signedById: text("signed_by_id").references(() => users.id, { onDelete: "set null" }),
		signedByName: text("signed_by_name").notNull(),
		signedAt: timestamp("signed_at", { withTimezone: true }).notNull(),
		/** Who took it back. Null while it counts. */
		withdrawnByName: text("withdrawn_by_name"),
		withdrawnAt: timestamp("withdrawn_at", { withTimezone: true }),
	},
	(table) => [index("text_sign_offs_page_index").on(table.page, table.locale, table.id.desc())],
);
