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
 * PostgreSQL inside this process. Without a folder it is in memory.
 * @throws FolderInUseError if another process has the folder open, because two would corrupt it
 */
export async function openEmbeddedDatabase(dataDir?: string): Promise<DatabaseClient> {
	if (dataDir) mkdirSync(dataDir, { recursive: true });
	const release = dataDir ? lockFolder(dataDir) : () => {};
	try {
		const pglite = await (dataDir ? PGlite.create(join(dataDir, "postgres")) : PGlite.create());
		const db = drizzle(pglite, { schema });
		return {
			db: db as unknown as Database,
			jobs: fromPglite(pglite),
			jobsBackend: "pglite",
			isAvailable: true,
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
