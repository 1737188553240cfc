import { ledgerTables } from "#database/schema/ledger-tables.ts";
import type { DatabaseClient } from "./platform/database/client.server.ts";
import { openEmbeddedDatabase } from "./platform/database/embedded.server.ts";
import { openPostgres } from "./platform/database/postgres.server.ts";
import type { Env } from "./platform/env.server.ts";
import type { Log } from "./platform/log.server.ts";

/** The database that the configuration names. */
export async function openDatabase(env: Env, log: Log): Promise<DatabaseClient> {
	if (!env.databaseUrl) return openEmbeddedDatabase(env.dataDir, { log });
	return openPostgres(env.databaseUrl, {
		log,
		production: env.mode === "production",
		ownerUrl: env.databaseOwnerUrl,
		appendOnlyTables: ledgerTables,
	});
}
