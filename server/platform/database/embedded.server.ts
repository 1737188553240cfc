import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { fromPglite } from "pg-boss";
import * as schema from "#database/schema.ts";
import { type Database, type DatabaseClient, migrationsFolder } from "./client.server.ts";
import { lockFolder } from "./folder-lock.server.ts";

/**
 * PostgreSQL inside this process. Without a folder it lives in memory.
 * @throws FolderInUseError when another process has the folder open, since two would corrupt it
 */
export async function openEmbeddedDatabase(dataDir?: string): Promise<DatabaseClient> {
	const release = dataDir ? lockDataFolder(dataDir) : () => {};
	try {
		const pglite = await (dataDir ? PGlite.create(join(dataDir, "postgres")) : PGlite.create());
		const db = drizzle(pglite, { schema });
		return {
			db: db as unknown as Database,
			jobs: fromPglite(pglite),
			jobsBackend: "pglite",
			migrate: () => migrate(db, { migrationsFolder }),
			ping: async () => {
				await pglite.query("SELECT 1");
			},
			close: async () => {
				await pglite.close();
				release();
			},
		};
	} catch (error) {
		release();
		throw error;
	}
}

function lockDataFolder(dataDir: string): () => void {
	mkdirSync(dataDir, { recursive: true });
	return lockFolder(dataDir);
}
