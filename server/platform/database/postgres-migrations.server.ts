import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import type { Sql, TransactionSql } from "postgres";
import { type Database, migrationsFolder } from "./client.server.ts";
import { refuseOlderTables } from "./older-tables.server.ts";
import type { PostgresAddress } from "./postgres-address.server.ts";
import { type Deadlines, openPool, probe } from "./postgres-pool.server.ts";
import { findPrimary } from "./primary-connection.server.ts";

/** Any number that no other advisory lock uses. */
const migrationLock = 7_203_114;

/** Drizzle begins its own transactions, which are savepoints here, and sets how the connection reads values. */
export function asConnection(transaction: TransactionSql, { options }: Sql): Sql {
	return Object.assign(transaction, { begin: transaction.savepoint, options }) as unknown as Sql;
}

/** A migration may rewrite a large table, while other processes wait for it. */
const migrationDeadlines = { statementMs: 600_000, callMs: 900_000 };

/**
 * Runs something over one connection of the role that owns the tables.
 * @param closing ends it, also while it waits for another process
 */
async function asOwner(
	address: PostgresAddress,
	deadlines: Deadlines,
	closing: AbortSignal,
	run: (connection: Sql) => Promise<void>,
): Promise<void> {
	const host = await findPrimary(address.urls, (url) => probe(url, address, deadlines));
	closing.throwIfAborted();
	const pool = openPool(host, { ...address, max: 1, deadlines: { ...deadlines, ...migrationDeadlines } });
	const cut = () => void pool.retire(0);
	closing.addEventListener("abort", cut);
	try {
		await pool.run(run);
	} finally {
		closing.removeEventListener("abort", cut);
		await pool.retire(1000);
	}
}

async function refuseOlder(connection: Sql): Promise<void> {
	await refuseOlderTables(drizzle(connection) as unknown as Database, "What the database of DATABASE_URL holds");
}

/** @throws OlderDatabaseError if an earlier version made the tables */
export async function refuseOlderPostgres(
	address: PostgresAddress,
	deadlines: Deadlines,
	closing: AbortSignal,
): Promise<void> {
	await asOwner(address, deadlines, closing, refuseOlder);
}

/**
 * Several processes may start at once; one migrates while the others wait. The lock belongs to the transaction: that of a
 * session would stay behind in a pool of connections that hands out a session for a transaction only.
 * @param closing ends it, also while it waits for another process
 * @param finish runs in the same transaction, after the migrations
 * @throws OlderDatabaseError if an earlier version made the tables
 */
export async function migratePostgres(
	address: PostgresAddress,
	deadlines: Deadlines,
	closing: AbortSignal,
	finish: (connection: Sql) => Promise<void>,
): Promise<void> {
	await asOwner(address, deadlines, closing, async (connection) => {
		await refuseOlder(connection);
		await connection.begin(async (transaction) => {
			await transaction`SELECT pg_advisory_xact_lock(${migrationLock})`;
			await migrate(drizzle(asConnection(transaction, connection)), { migrationsFolder });
			await finish(asConnection(transaction, connection));
		});
	});
}
