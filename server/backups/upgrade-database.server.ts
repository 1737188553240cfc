import { readFileSync } from "node:fs";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import type { LedgerVerification } from "#domain/ledger/ledger-break.ts";
import { auditAndRegister } from "../audit-log/audit-and-register.server.ts";
import { consentLedger } from "../consent/consent-ledger.server.ts";
import { encryptPlainBodies } from "../consent/encrypt-plain-bodies.server.ts";
import { verifyLedger } from "../ledger/verify-ledger.server.ts";
import { openDatabase } from "../open-database.server.ts";
import { type Database, migrationsFolder } from "../platform/database/client.server.ts";
import { storedMigrations } from "../platform/database/older-tables.server.ts";
import type { Env } from "../platform/env.server.ts";
import type { Log } from "../platform/log.server.ts";
import { withServer } from "./back-up-postgres.server.ts";
import { BackupError } from "./backup-error.server.ts";

interface Migration {
	tag: string;
	/** Drizzle runs those that are later than the last one that it ran. */
	when: number;
}

/**
 * The names of the migrations that the database lacks. Null if it is empty: no site has used it.
 * @throws BackupError if a newer version migrated it
 * @throws FolderInUseError if a site runs on the embedded database
 */
export async function pendingMigrations(env: Env, log: Log): Promise<string[] | null> {
	const journal = readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8");
	const { entries } = JSON.parse(journal) as { entries: Migration[] };
	const stored = env.databaseUrl
		? await withServer(env, ({ connection }) => storedMigrations(drizzle(connection) as unknown as Database))
		: await storedInFolder(env, log);
	if (stored.length === 0) return null;
	const last = Math.max(...stored.map(({ made }) => Number(made)));
	if (entries.every(({ when }) => when < last)) {
		throw new BackupError("A newer version than this one has migrated the database: run that one.");
	}
	return entries.filter(({ when }) => when > last).map(({ tag }) => tag);
}

async function storedInFolder(env: Env, log: Log) {
	const database = await openDatabase(env, log);
	try {
		return await storedMigrations(database.db);
	} finally {
		await database.close();
	}
}

export type UpgradedLedgers = Record<"consent" | "audit", LedgerVerification>;

/**
 * Migrates the database and verifies both ledgers, in one transaction: if anything fails, or if the process ends, the
 * database stays as it was.
 * @param approve gets the ledgers as the new version reads them, and says whether to keep the result
 * @throws BackupError if it is not to be kept
 * @throws FolderInUseError if a site runs on the embedded database
 */
export async function upgradeDatabase(env: Env, log: Log, approve: (ledgers: UpgradedLedgers) => boolean) {
	const database = await openDatabase(env, log);
	try {
		let holdsPlainText = false;
		await database.migrate(async (db) => {
			const scrub = async () => {
				holdsPlainText = true;
			};
			await encryptPlainBodies({ db, scrub });
			const ledgers = {
				consent: await verifyLedger(db, consentLedger, env),
				audit: await verifyLedger(
					db,
					auditAndRegister(() => new Date()),
					env,
				),
			};
			if (!approve(ledgers)) throw new BackupError("The ledgers have breaks that no note explains.");
		});
		if (holdsPlainText) {
			await database
				.scrub()
				.catch((error) => log.error({ error }, "files may hold what was encrypted: free disk space"));
		}
	} finally {
		await database.close();
	}
}
