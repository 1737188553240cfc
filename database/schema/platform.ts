import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Policy violations reported by browsers, each once with how often it came. Only a thousand are stored. */
export const cspReports = pgTable(
	"csp_reports",
	{
		id: uuid().primaryKey().defaultRandom(),
		document_path: text().notNull(),
		directive: text().notNull(),
		blocked: text().notNull(),
		count: integer().notNull().default(1),
		/** When it came last. */
		created_at: instant("created_at").notNull().defaultNow(),
	},
	(table) => [
		index("csp_reports_created_at_index").on(table.created_at),
		uniqueIndex("csp_reports_violation_index").on(table.document_path, table.directive, table.blocked),
	],
);

/** One row per limit, key and window, shared by all processes. */
export const rateLimits = pgTable(
	"rate_limits",
	{
		key: text().notNull(),
		window_start: instant("window_start").notNull(),
		count: integer().notNull(),
	},
	(table) => [primaryKey({ columns: [table.key, table.window_start] })],
);

/** Solved captchas, so that each counts once. */
export const usedCaptchaTokens = pgTable("used_captcha_tokens", {
	token_hash: text().primaryKey(),
	expires_at: instant("expires_at").notNull(),
});
