import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "#server/platform/database/client.server.ts";

const queries = {
	columns: `SELECT table_schema, table_name, column_name, data_type, column_default, is_nullable
		FROM information_schema.columns WHERE table_schema <> 'pg_catalog' ORDER BY 1, 2, 3`,
	indexes: "SELECT indexdef FROM pg_indexes WHERE schemaname <> 'pg_catalog' ORDER BY 1",
	constraints: "SELECT conrelid::regclass::text, pg_get_constraintdef(oid) FROM pg_constraint ORDER BY 1, 2",
	triggers: "SELECT pg_get_triggerdef(oid), tgenabled FROM pg_trigger ORDER BY 1",
	functions: `SELECT pg_get_functiondef(oid) FROM pg_proc
		WHERE pronamespace = 'public'::regnamespace AND prokind = 'f' ORDER BY 1`,
};

/** Everything in a database but its rows. */
export async function shapeOf(db: Database): Promise<Record<keyof typeof queries, unknown[]>> {
	const parts = Object.entries(queries).map(async ([name, query]) => [name, rowsOf(await db.execute(sql.raw(query)))]);
	return Object.fromEntries(await Promise.all(parts));
}
