import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { fromPglite } from "pg-boss";
import * as schema from "#database/schema.ts";
import type { Log } from "../log.server.ts";
import { type Database, type DatabaseClient, migrationsFolder } from "./client.server.ts";
import { type EmbeddedConnection, openConnection } from "./embedded-connection.server.ts";
import { startEngineHere, startEngineThread } from "./engine-thread.server.ts";
import { lockFolder } from "./folder-lock.server.ts";
import { runTransaction, type TransactionTurn } from "./statements.server.ts";
import { guardJobs, guardTransactions } from "./transaction-guard.server.ts";

export interface EmbeddedDatabaseOptions {
	log?: Log;
	maxSilentMs?: number;
	statementTimeoutMs?: number;
	transactionTimeoutMs?: number;
	/** Allows `blockForTest` and `endForTest`. */
	testing?: boolean;
}

/** The database's folder inside the data folder. */
const folderName = "postgres";

/**
 * PostgreSQL inside this process, in a thread of its own. Without a folder it is in memory, in this thread.
 * @throws FolderInUseError if another process has the folder open, because two would corrupt it
 */
export async function openEmbeddedDatabase(dataDir?: string, options: EmbeddedDatabaseOptions = {}) {
	if (dataDir) mkdirSync(dataDir, { recursive: true });
	const release = dataDir ? lockFolder(dataDir) : () => {};
	try {
		const connection = await connect(dataDir, options);
		return Object.assign(clientOf(connection, dataDir !== undefined, release), {
			/** Keeps the thread busy, so that it answers nothing. */
			blockForTest: (ms: number) => connection.run({ kind: "block", ms }),
			/** Ends the thread, as a fault in PostgreSQL does. */
			endForTest: () => connection.run({ kind: "end" }),
		});
	} catch (error) {
		release();
		throw error;
	}
}

function connect(
	dataDir: string | undefined,
	{
		log,
		testing,
		maxSilentMs = 5000,
		statementTimeoutMs = 15_000,
		transactionTimeoutMs = 30_000,
	}: EmbeddedDatabaseOptions,
): Promise<EmbeddedConnection> {
	return openConnection({
		start: dataDir
			? (events) => startEngineThread({ folder: join(dataDir, folderName), testing }, events)
			: (events) => startEngineHere({ testing }, events),
		maxSilentMs,
		statementTimeoutMs,
		transactionTimeoutMs,
		onRestart(reason, error) {
			if (error) log?.error({ error }, "the embedded database did not start; another attempt follows");
			else log?.error({ error: reason }, "the embedded database is started again");
		},
	});
}

function clientOf(connection: EmbeddedConnection, isOnDisk: boolean, release: () => void): DatabaseClient {
	// Both use only what the connection has in common with PGlite.
	const pglite = connection as unknown as PGlite;
	const db = drizzle(pglite, { schema });
	return {
		db: guardTransactions(db as unknown as Database),
		jobs: guardJobs(fromPglite(pglite)),
		jobsBackend: "pglite",
		get isAvailable() {
			return connection.isOpen();
		},
		migrate: () => migrateInOneTurn(connection),
		ping: async () => {
			await connection.run({ kind: "ping" });
		},
		close: async () => {
			try {
				await connection.takeTurn(async (turn) => {
					if (isOnDisk) await turn.run({ kind: "exec", sql: "CHECKPOINT" });
					await turn.run({ kind: "sync", all: true });
					await turn.run({ kind: "close" });
				});
			} finally {
				await connection.close();
				release();
			}
		},
	};
}

/** In a turn without a limit, because a migration may work through a large table. */
async function migrateInOneTurn(connection: EmbeddedConnection): Promise<void> {
	await connection.takeTurn(async (turn) => {
		const session = {
			...turn,
			transaction: <T>(run: (transaction: TransactionTurn) => Promise<T>) => runTransaction(turn, run),
		};
		await migrate(drizzle(session as unknown as PGlite), { migrationsFolder });
	});
}
