import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import { fromDrizzle } from "pg-boss";
import * as schema from "#database/schema.ts";
import { createLog, type Log } from "../log.server.ts";
import { type Database, type DatabaseClient, rowsOf } from "./client.server.ts";
import { DatabaseUnavailableError } from "./database-errors.server.ts";
import { guardedClient } from "./guarded-client.server.ts";
import { isPatient } from "./patience.server.ts";
import { readPostgresAddress } from "./postgres-address.server.ts";
import { postgresChanges } from "./postgres-changes.server.ts";
import { migratePostgres, refuseOlderPostgres } from "./postgres-migrations.server.ts";
import { type Deadlines, openPool, probe, refuseLentSessions, type TypeCodecs } from "./postgres-pool.server.ts";
import { currentRole, grantLeast, reportExcess } from "./postgres-roles.server.ts";
import { connectToPrimary, findPrimary } from "./primary-connection.server.ts";
import { guardJobs, guardTransactions } from "./transaction-guard.server.ts";

/** The number of the type `jsonb` in PostgreSQL. */
const jsonb = 3802;

const requestDeadlines: Deadlines = { connectMs: 3000, waitMs: 2000, statementMs: 4000, callMs: 5000 };
const jobDeadlines = { waitMs: 30_000, statementMs: 50_000, callMs: 60_000 };

interface PostgresOptions {
	log?: Log;
	/** Demands encryption on the network and a server that writes to disk. */
	production?: boolean;
	/** The address as the role that owns the tables and changes them. Empty: the role of `url` does. */
	ownerUrl?: string;
	/** The tables in which the role of `url` may only read and insert, if another role owns them. */
	appendOnlyTables?: readonly string[];
	/** The deadlines of requests. Tests set shorter ones. */
	deadlines?: Deadlines;
	/** How often the connection that receives changes is checked. */
	heartbeatMs?: number;
}

/**
 * A PostgreSQL server. The address may name several hosts: the site follows the primary after a failover (decision 026).
 */
export function openPostgres(url: string, options: PostgresOptions = {}): DatabaseClient {
	const { log = createLog("silent"), production = false, ownerUrl = "", appendOnlyTables = [] } = options;
	tolerateForgottenQuery();
	const deadlines = options.deadlines ?? requestDeadlines;
	const address = readPostgresAddress(url, production);
	const owner = ownerUrl ? readPostgresAddress(ownerUrl, production) : null;
	const pool = (host: string, max: number, codecs: TypeCodecs, changes: Partial<Deadlines> = {}) =>
		openPool(host, { ...address, ...codecs, max, deadlines: { ...deadlines, ...changes } });

	const probeHost = (host: string) => probe(host, address, deadlines);
	const primary = connectToPrimary({
		urls: address.urls,
		log,
		probe: probeHost,
		open: (host) => ({
			requests: pool(host, 8, client.options),
			background: pool(host, 3, client.options, jobDeadlines),
			// One connection: the queue sends a transaction as one text of several statements.
			queue: pool(host, 1, queueClient.options, jobDeadlines),
		}),
	});

	const client = guardedClient((call) => primary.run(isPatient() ? "background" : "requests", call));
	const db = drizzle(client, { schema }) as unknown as Database;
	const queueClient = guardedClient((call) => primary.run("queue", call));
	const queueDb = drizzle(queueClient);
	// Drizzle disables the driver's JSON encoding, but the queue passes a schedule's options as an object.
	queueClient.options.serializers[jsonb] = (value) => (typeof value === "string" ? value : JSON.stringify(value));

	const closing = new AbortController();
	const following = postgresChanges({
		db,
		async connect(listening) {
			const host = await findPrimary(address.urls, probeHost);
			return openPool(host, { ...address, max: 1, deadlines, listening, withoutArrays: true });
		},
		log,
		heartbeatMs: options.heartbeatMs,
	});

	return {
		db: guardTransactions(db),
		jobs: guardJobs(fromDrizzle(queueDb, sql)),
		jobsBackend: "postgres",
		changes: following.changes,
		copies: null,
		scrub: async () => {},
		get isAvailable() {
			return primary.isAvailable;
		},
		refuseOlder: () => refuseOlderPostgres(owner ?? address, deadlines, closing.signal),
		async migrate(finish) {
			await refuseLentSessions(await findPrimary(address.urls, probeHost), address, deadlines);
			await checkDurability(db, log, production);
			const role = await currentRole(db);
			await migratePostgres(owner ?? address, deadlines, closing.signal, async (connection) => {
				if (owner) await grantLeast(connection, role, appendOnlyTables);
				await finish?.(drizzle(connection, { schema }) as unknown as Database);
			});
			if (owner || production) await reportExcess(db, log, appendOnlyTables, owner !== null);
		},
		ping: async () => {
			await db.execute(sql`SELECT 1`);
		},
		async close() {
			closing.abort(new DatabaseUnavailableError("The database was closed."));
			await following.close();
			await primary.close();
		},
	};
}

let isTolerated = false;

/**
 * On a new connection the driver asks the server for its array types, and forgets the promise (postgres.js 3.4.9, issues
 * 1192 and 1205). If the server goes away at that moment, nobody can handle the failure, and it would end the process.
 * The call that needed the connection fails, or is sent again, by itself. All other rejections that nobody handles end
 * the process as before.
 */
function tolerateForgottenQuery(): void {
	if (isTolerated) return;
	isTolerated = true;
	process.on("unhandledRejection", (reason) => {
		if (!isForgottenQuery(reason)) throw reason;
	});
}

function isForgottenQuery(reason: unknown): boolean {
	if (!(reason instanceof Error) || !("query" in reason)) return false;
	return typeof reason.query === "string" && reason.query.includes("b.typarray");
}

/** The server confirms what a power cut would take back. */
class VolatileDatabaseError extends Error {
	override name = "VolatileDatabaseError";
}

/**
 * A lead is answered when its row is committed, so a commit must mean that it is on disk.
 * @throws VolatileDatabaseError in production
 */
async function checkDurability(db: Database, log: Log, production: boolean): Promise<void> {
	const result = await db.execute<{ name: string }>(sql`
		SELECT name FROM pg_settings
		WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes') AND setting = 'off'
	`);
	const off = rowsOf(result).map(({ name }) => name);
	if (off.length === 0) return;
	const problem = `The PostgreSQL server has ${off.join(" and ")} set to off, so a power cut would lose leads that were answered.`;
	if (production) throw new VolatileDatabaseError(`${problem} The site does not use it. Set to on: ${off.join(", ")}.`);
	log.warn({ off }, problem);
}
