import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { type Database, migrationsFolder, rowsOf } from "./client.server.ts";
import { OlderDatabaseError } from "./older-database.server.ts";

interface StoredMigration extends Record<string, unknown> {
	hash: string;
	made: string;
}

/** Those that made the tables. None in an empty database. */
export async function storedMigrations(db: Pick<Database, "execute">): Promise<StoredMigration[]> {
	const name = "drizzle.__drizzle_migrations";
	const [found] = rowsOf(
		await db.execute<{ isThere: boolean }>(sql`SELECT to_regclass(${name}) IS NOT NULL AS "isThere"`),
	);
	if (!found?.isThere) return [];
	return rowsOf(
		await db.execute<StoredMigration>(sql`SELECT hash, created_at::text AS made FROM drizzle.__drizzle_migrations`),
	);
}

/**
 * Only reads. Later versions' migrations are accepted: their processes may run at the same time.
 * @throws OlderDatabaseError if migrations that are not ours, and older than ours, made the tables
 */
export async function refuseOlderTables(db: Pick<Database, "execute">, what: string): Promise<void> {
	const stored = await storedMigrations(db);
	const ours = readMigrationFiles({ migrationsFolder });
	const hashes = new Set(ours.map(({ hash }) => hash));
	const first = Math.min(...ours.map(({ folderMillis }) => folderMillis));
	if (stored.some(({ hash, made }) => !hashes.has(hash) && Number(made) < first)) throw new OlderDatabaseError(what);
}
