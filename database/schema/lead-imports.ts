import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { ImportSettings, ImportState } from "#domain/lead-exchange/lead-import.ts";
import type { RowProblem } from "#domain/lead-exchange/read-import-row.ts";
import { users } from "./accounts.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Files of leads that somebody has imported or is about to import. */
export const leadImports = pgTable(
	"lead_imports",
	{
		id: uuid().primaryKey(),
		staffId: text("staff_id").references(() => users.id, { onDelete: "set null" }),
		staffName: text("staff_name").notNull(),
		fileName: text("file_name").notNull(),
		state: text().$type<ImportState>().notNull().default("draft"),
		/** The names of the columns, and a hash of them that recognizes the next file from the same program. */
		header: jsonb().$type<string[]>().notNull(),
		headerHash: text("header_hash").notNull(),
		settings: jsonb().$type<ImportSettings>().notNull(),
		rows: integer().notNull(),
		/** How many rows are done, from the first one on. It changes in the transaction that stores their leads. */
		doneRows: integer("done_rows").notNull().default(0),
		imported: integer().notNull().default(0),
		/** How many of the imported rows have a field that could not be read. */
		warned: integer().notNull().default(0),
		skipped: integer().notNull().default(0),
		refused: integer().notNull().default(0),
		createdAt: instant("created_at").notNull(),
		startedAt: instant("started_at"),
		finishedAt: instant("finished_at"),
	},
	(table) => [
		index("lead_imports_created_index").on(table.createdAt),
		index("lead_imports_header_index").on(table.headerHash, table.createdAt),
	],
);

/** The rows of files that wait, and those that were skipped, refused or imported with a warning. They are personal data, so they stay for a day at most. */
export const leadImportRows = pgTable(
	"lead_import_rows",
	{
		importId: uuid("import_id")
			.notNull()
			.references(() => leadImports.id, { onDelete: "cascade" }),
		/** From 1 on, without the header. */
		row: integer().notNull(),
		/** Where it begins in the file. */
		line: integer().notNull(),
		cells: jsonb().$type<string[]>().notNull(),
		/** Why it was skipped or refused, or what of it could not be read. Null if all is well, or it waits. */
		problems: jsonb().$type<RowProblem[]>(),
	},
	(table) => [
		primaryKey({ columns: [table.importId, table.row] }),
		index("lead_import_rows_refused_index").on(table.importId, table.row).where(sql`${table.problems} IS NOT NULL`),
	],
);
