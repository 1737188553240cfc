import { mkdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { fromPglite } from "pg-boss";
import * as schema from "#database/schema.ts";
import type { Log } from "../log.server.ts";
import { embeddedChanges } from "./changes.server.ts";
import { type Database, type DatabaseClient, migrationsFolder } from "./client.server.ts";
import { type CopyIntervals, keepCopies, usualIntervals } from "./database-copies.server.ts";
import { type ConnectionOptions, type EmbeddedConnection, openConnection } from "./embedded-connection.server.ts";
import { startUpkeep, type UpkeepIntervals, usualUpkeep } from "./embedded-upkeep.server.ts";
import { startEngineHere } from "./engine-thread.server.ts";
import { lockFolder } from "./folder-lock.server.ts";
import { databaseFiles } from "./folder-names.server.ts";
import { markFolder, refuseOlderFolder } from "./older-database.server.ts";
import { refuseOlderTables } from "./older-tables.server.ts";
import { scrubFiles } from "./scrub-files.server.ts";
import { type Replacement, startOnFolder } from "./start-on-folder.server.ts";
import { runTransaction, type TransactionTurn } from "./statements.server.ts";
import { guardJobs, guardTransactions } from "./transaction-guard.server.ts";

export interface EmbeddedDatabaseOptions extends Partial<Omit<ConnectionOptions, "start" | "onRestart" | "onTopic">> {
	log?: Log;
	upkeep?: Partial<UpkeepIntervals>;
	copyIntervals?: Partial<CopyIntervals>;
	/** The initial content of a database in memory. */
	content?: Blob;
	/** The folder of an empty database, from which a first start takes its own. */
	template?: string;
	/** Allows `blockForTest` and `endForTest`. */
	testing?: boolean;
}

const usualLimits = { maxSilentMs: 5000, statementTimeoutMs: 15_000, transactionTimeoutMs: 30_000 };

/**
 * PostgreSQL inside this process, in its own thread. Without a folder it is in memory, in this thread.
 * @throws OlderDatabaseError if an earlier version made it
 * @throws FolderInUseError if another process has the folder open, because two would corrupt it
 * @throws DatabaseLostError if it is damaged and has no copy
 */
export async function openEmbeddedDatabase(dataDir?: string, options: EmbeddedDatabaseOptions = {}) {
	const client = await (dataDir === undefined ? openInMemory(options) : openInFolder(dataDir, options));
	const { connection } = client;
	return Object.assign(client, {
		/** Keeps the thread busy, so that it answers nothing. */
		blockForTest: (ms: number) => connection.run({ kind: "block", ms }),
		/** Ends the thread, as a fault in PostgreSQL does. */
		endForTest: () => connection.run({ kind: "end" }),
	});
}

async function openInMemory({ content, testing, ...options }: EmbeddedDatabaseOptions) {
	const { changes, tell } = embeddedChanges(() => client.db);
	const connection = await openConnection({
		...usualLimits,
		...options,
		start: (events) => startEngineHere({ content, testing }, events),
		onRestart() {},
		onTopic: tell,
	});
	const client = clientOf(connection, {
		changes,
		copies: null,
		migrate: (finish) => migrateInOneTurn(connection, finish),
		refuseOlder: async () => {},
		scrub: async () => {},
		close: () => connection.close(),
	});
	return client;
}

async function openInFolder(dataDir: string, options: EmbeddedDatabaseOptions) {
	refuseOlderFolder(dataDir);
	mkdirSync(dataDir, { recursive: true });
	const release = lockFolder(dataDir);
	try {
		return await openLocked(dataDir, options, release);
	} catch (error) {
		release();
		throw error;
	}
}

async function openLocked(dataDir: string, options: EmbeddedDatabaseOptions, release: () => void) {
	const { log, testing, template, upkeep: upkeepIntervals, copyIntervals, ...limits } = options;
	const files = databaseFiles(dataDir);
	await markFolder(dataDir);
	let replacement: Replacement | null = null;
	let onReplaced = (next: Replacement) => {
		replacement = next;
	};
	const { changes, tell } = embeddedChanges(() => client.db);
	const connection = await openConnection({
		...usualLimits,
		...limits,
		onTopic: tell,
		async start(events) {
			const started = await startOnFolder({ files, template, log, testing, events });
			if (started.replacement) onReplaced(started.replacement);
			return started.engine;
		},
		onRestart(reason, error) {
			if (error) log?.error({ error }, "the embedded database did not start; another attempt follows");
			else log?.error({ error: reason }, "the embedded database is started again");
		},
	});
	const keeper = keepCopies({ files, connection, log, intervals: { ...usualIntervals, ...copyIntervals } });
	if (replacement) keeper.report(replacement);
	onReplaced = (next) => {
		// An older copy may lack newer tables.
		const migrated = new Promise(setImmediate).then(() => migrateInOneTurn(connection));
		migrated.then(
			() => keeper.report(next),
			(error) => log?.error({ error }, "the restored database could not be migrated; restart the site"),
		);
	};
	const upkeep = startUpkeep(connection, keeper, { ...usualUpkeep, ...upkeepIntervals }, log);

	const client = clientOf(connection, {
		changes,
		copies: keeper.copies,
		async migrate(finish) {
			await migrateInOneTurn(connection, finish);
			keeper.begin();
		},
		// The folder is marked.
		refuseOlder: async () => {},
		async scrub() {
			await scrubFiles(connection);
			await keeper.renew();
		},
		async close() {
			try {
				await upkeep.stop();
				await keeper.copyAtEnd();
				await connection.takeTurn(async (turn) => {
					await turn.run({ kind: "exec", sql: "CHECKPOINT" });
					await turn.run({ kind: "sync", all: true });
					await turn.run({ kind: "close" });
				});
				await rm(files.inUse, { force: true });
			} finally {
				await connection.close();
				release();
			}
		},
	});
	return client;
}

function clientOf(
	connection: EmbeddedConnection,
	parts: Pick<DatabaseClient, "changes" | "copies" | "migrate" | "refuseOlder" | "scrub" | "close">,
) {
	// Both use only what the connection has in common with PGlite.
	const pglite = connection as unknown as PGlite;
	const client: DatabaseClient = {
		...parts,
		db: guardTransactions(drizzle(pglite, { schema }) as unknown as Database),
		jobs: guardJobs(fromPglite(pglite)),
		jobsBackend: "pglite",
		get isAvailable() {
			return connection.isOpen();
		},
		ping: async () => {
			await connection.run({ kind: "ping" });
		},
	};
	return Object.assign(client, { connection });
}

/** In an exclusive session without a limit, because a migration may work through a large table. */
async function migrateInOneTurn(
	connection: EmbeddedConnection,
	finish?: (db: Database) => Promise<void>,
): Promise<void> {
	await connection.takeTurn((turn) =>
		runTransaction(turn, async (transaction) => {
			// Drizzle begins its own transactions, which are parts of this one.
			const inner = <T>(run: (transaction: TransactionTurn) => Promise<T>) => run(transaction);
			const migrating = drizzle({ ...transaction, transaction: inner } as unknown as PGlite, { schema });
			const db = migrating as unknown as Database;
			// Somebody may have put an older database into a marked folder.
			await refuseOlderTables(db, "The embedded database");
			await migrate(migrating, { migrationsFolder });
			await finish?.(db);
		}),
	);
}
