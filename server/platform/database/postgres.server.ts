import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import { fromDrizzle } from "pg-boss";
import postgres from "postgres";
import * as schema from "#database/schema.ts";
import { type Database, type DatabaseClient, migrationsFolder } from "./client.server.ts";

/** The number of the type `jsonb` in PostgreSQL. */
const jsonb = 3802;

/** Any number that no other advisory lock uses. */
const migrationLock = 7_203_114;

/**
 * A real PostgreSQL server. The address may name several hosts; with `target_session_attrs=read-write` the
 * connections follow the primary after a failover.
 */
export function openPostgres(url: string): DatabaseClient {
	const connection = postgres(url, { max: 10, onnotice: () => {}, connect_timeout: 5 });
	const db = drizzle(connection, { schema });
	// One connection: the queue sends a transaction as one text of several statements.
	const jobsConnection = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 5 });
	const jobsDb = drizzle(jobsConnection);
	// Drizzle disables the driver's JSON encoding, but the queue passes a schedule's options as an object.
	jobsConnection.options.serializers[jsonb] = (value: unknown) =>
		typeof value === "string" ? value : JSON.stringify(value);
	return {
		db: db as unknown as Database,
		jobs: fromDrizzle(jobsDb, sql),
		jobsBackend: "postgres",
		migrate: () => migrateAlone(url),
		ping: async () => {
			await connection`SELECT 1`;
		},
		close: async () => {
			await Promise.all([connection.end({ timeout: 5 }), jobsConnection.end({ timeout: 5 })]);
		},
	};
}

/** Several processes may start at once; one migrates while the others wait. */
async function migrateAlone(url: string): Promise<void> {
	const connection = postgres(url, { max: 1, onnotice: () => {} });
	try {
		await connection`SELECT pg_advisory_lock(${migrationLock})`;
		await migrate(drizzle(connection), { migrationsFolder });
	} finally {
		await connection.end();
	}
}
