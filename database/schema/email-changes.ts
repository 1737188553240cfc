import { pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Locale } from "#domain/locale/locales.ts";
import { users } from "./accounts.ts";

/** Accounts whose owner wants another email address. A newer request replaces the one before. */
export const emailChanges = pgTable("email_changes", {
	userId: text("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	newEmail: text("new_email").notNull(),
	/** `approve` is for the link to the present address, `confirm` for the one to the new address, which follows. */
	step: text({ enum: ["approve", "confirm"] }).notNull(),
	/** SHA-256 of the token in that link. The next step has another, so each link works once. */
	tokenHash: text("token_hash").notNull().unique(),
	/** The language of the emails. */
	language: text().$type<Locale>().notNull(),
	expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});
