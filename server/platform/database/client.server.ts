import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Db } from "pg-boss";
import type * as schema from "#database/schema.ts";
import type { Changes } from "./changes.server.ts";
import type { DatabaseCopies } from "./database-copies.server.ts";

/** The two drivers return the rows of raw SQL in two shapes. `rowsOf` reads both. */
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
	/** The job queue's access to the same database. */
	jobs: Db;
	jobsBackend: "postgres" | "pglite";
	/** False while it is known to be away: calls would fail at once. */
	readonly isAvailable: boolean;
	changes: Changes;
	/** The copies of the embedded database's folder. Null if there are none. */
	copies: DatabaseCopies | null;
	/**
	 * @param finish runs in the same transaction, after the migrations: if it fails, nothing is changed
	 * @throws OlderDatabaseError if an earlier version made the tables; nothing is changed then
	 * @throws PooledSessionError if a pooler stands before the database
	 */
	migrate(finish?: (db: Database) => Promise<void>): Promise<void>;
	/**
	 * Refuses what `migrate` refuses, for processes that don't migrate.
	 * @throws OlderDatabaseError
	 */
	refuseOlder(): Promise<void>;
	/**
	 * Rewrites the embedded database's folder and both copies, so that no file holds what was deleted. A PostgreSQL server
	 * does so in its own time.
	 */
	scrub(): Promise<void>;
	/** Fails if the database does not respond. */
	ping(): Promise<void>;
	close(): Promise<void>;
}

/** Migrations are read from the checkout, not bundled. */
export const migrationsFolder = "database/migrations";
