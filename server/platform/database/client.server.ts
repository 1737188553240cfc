import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Db } from "pg-boss";
import type * as schema from "#database/schema.ts";

/** The two drivers answer raw SQL in two shapes; `rowsOf` reads either. */
type RawResult<Row> = { rows: Row[] } | Row[];
interface RawResultHKT extends PgQueryResultHKT {
	type: RawResult<this["row"]>;
}

/** The same Drizzle interface over both drivers. */
export type Database = PgDatabase<RawResultHKT, typeof schema>;

export function rowsOf<Row>(result: RawResult<Row>): Row[] {
	return Array.isArray(result) ? result : result.rows;
}
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

export interface DatabaseClient {
	db: Database;
	/** How the job queue reaches the same database. */
	jobs: Db;
	jobsBackend: "postgres" | "pglite";
	migrate(): Promise<void>;
	/** Fails when the database does not answer. */
	ping(): Promise<void>;
	close(): Promise<void>;
}

/** Never changed by a build: migrations are read from the checkout, not bundled. */
export const migrationsFolder = "database/migrations";
