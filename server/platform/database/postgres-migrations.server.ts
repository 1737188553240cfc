import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import type { Sql } from "postgres";
import { migrationsFolder } from "./client.server.ts";
import type { PostgresAddress } from "./postgres-address.server.ts";
import { type Deadlines, openPool, probe } from "./postgres-pool.server.ts";
import { findPrimary } from "./primary-connection.server.ts";

/** Any number that no other advisory lock uses. */
const migrationLock = 7_203_114;

/** A migration may rewrite a large table, while other processes wait for it. */
const migrationDeadlines = { statementMs: 600_000, callMs: 900_000 };

/**
 * Several processes may start at once; one migrates while the others wait.
 * @param finish runs on the same connection, after the migrations
 */
export async function migratePostgres(
	address: PostgresAddress,
	deadlines: Deadlines,
	finish: (connection: Sql) => Promise<void> = async () => {},
): Promise<void> {
	const host = await findPrimary(address.urls, (url) => probe(url, address, deadlines));
	const pool = openPool(host, { ...address, max: 1, deadlines: { ...deadlines, ...migrationDeadlines } });
	try {
		await pool.run(async (connection) => {
			await connection`SELECT pg_advisory_lock(${migrationLock})`;
			await migrate(drizzle(connection), { migrationsFolder });
			await finish(connection);
		});
	} finally {
		await pool.retire(1000);
	}
}
