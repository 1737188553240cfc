import { join } from "node:path";
import { ledgerTables } from "#database/schema/ledger-tables.ts";
import type { DatabaseClient } from "./platform/database/client.server.ts";
import { openEmbeddedDatabase } from "./platform/database/embedded.server.ts";
import { templateName } from "./platform/database/folder-names.server.ts";
import { openPostgres } from "./platform/database/postgres.server.ts";
import type { Env } from "./platform/env.server.ts";
import type { Log } from "./platform/log.server.ts";

/**
 * The database that the configuration names.
 * @param serverBuild the folder of the server's build, if there is one
 */
export async function openDatabase(env: Env, log: Log, serverBuild?: string): Promise<DatabaseClient> {
	if (!env.databaseUrl) {
		return openEmbeddedDatabase(env.dataDir, {
			log,
			...(serverBuild && { template: join(serverBuild, templateName) }),
		});
	}
	return openPostgres(env.databaseUrl, {
		log,
		production: env.mode === "production",
		ownerUrl: env.databaseOwnerUrl,
		appendOnlyTables: ledgerTables,
	});
}
