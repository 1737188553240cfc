import type { KeyObject } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Writable } from "node:stream";
import { createGunzip } from "node:zlib";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/postgres-js";
import { sessions } from "#database/schema.ts";
import type { LedgerVerification } from "#domain/ledger/ledger-break.ts";
import { auditAndRegister } from "../audit-log/audit-and-register.server.ts";
import { consentLedger } from "../consent/consent-ledger.server.ts";
import { encryptPlainBodies } from "../consent/encrypt-plain-bodies.server.ts";
import { type Anchor, anchorsOf, isGenuineAnchor, readAnchorLines, trustedKeys } from "../ledger/anchor-file.server.ts";
import { ledgerKeysOf } from "../ledger/anchors.server.ts";
import { verifyLedger } from "../ledger/verify-ledger.server.ts";
import { openDatabase } from "../open-database.server.ts";
import { decryptWith } from "../platform/age/age-file.server.ts";
import { checkDataFolder } from "../platform/data-folder.server.ts";
import { type Database, type DatabaseClient, migrationsFolder } from "../platform/database/client.server.ts";
import { noCopies } from "../platform/database/database-copies.server.ts";
import { openEmbeddedDatabase } from "../platform/database/embedded.server.ts";
import { syncFolder, syncPath } from "../platform/database/engine/sync-paths.ts";
import { lockFolder } from "../platform/database/folder-lock.server.ts";
import { generationName } from "../platform/database/older-database.server.ts";
import { type Env, readEnv } from "../platform/env.server.ts";
import type { Log } from "../platform/log.server.ts";
import { isEmptyServer, withServer } from "./back-up-postgres.server.ts";
import { BackupError } from "./backup-error.server.ts";
import { type Manifest, type PartName, readBackup } from "./backup-folder.server.ts";
import { contentOf, recordKeysName, restoreRecordKeys } from "./database-content.server.ts";
import { flow, type Step } from "./flow.server.ts";
import { feed } from "./run-program.server.ts";
import { enterWork, isLock, workFolderName } from "./work-folder.server.ts";

type Variables = Record<string, string | undefined>;

interface RestoreParts {
	/** The folder of the backup. */
	folder: string;
	privateKey: KeyObject;
	/** The configuration of the site. */
	variables: Variables;
	log: Log;
}

interface RestoredLedger extends LedgerVerification {
	/** The newest anchor of the lost site that is after the end of this ledger. */
	later?: Anchor;
}

export interface Restored {
	manifest: Manifest;
	/** Null if a check did not look into them. */
	ledgers: Record<"consent" | "audit", RestoredLedger> | null;
}

const definitions = { consent: consentLedger, audit: auditAndRegister(() => new Date()) };

/**
 * Restores a backup into an empty data folder, and an empty database if it is of PostgreSQL. The folder is locked until the
 * end. Everybody is signed out. The generation's mark comes last, so half a restored folder does not start.
 * @param anchors the folder `anchors` of the lost site, if it is still there
 * @throws BackupError, AgeError: nothing was changed then, apart from a PostgreSQL database if the message says so
 * @throws FolderInUseError if a site runs on the folder; FolderNotWritableError
 */
export async function restoreBackup(parts: RestoreParts, dataDir: string, anchors?: string): Promise<Restored> {
	await refuseFilled(dataDir);
	if (anchors !== undefined && !existsSync(anchors)) throw new BackupError(`The folder ${anchors} is missing.`);
	const manifest = await readBackup(parts.folder);
	checkDataFolder(dataDir);
	const release = lockFolder(dataDir);
	try {
		// A site may have run meanwhile.
		await refuseFilled(dataDir);
		return await inWork(join(dataDir, workFolderName), async (site) => {
			const env = await unpackFiles(parts, site);
			const ledgers = await restoreDatabase(parts, manifest, env, anchors);
			await moveIntoPlace(site, dataDir);
			return { manifest, ledgers };
		});
	} finally {
		release();
	}
}

/** What an interrupted restore left doesn't count, and is deleted. */
async function refuseFilled(dataDir: string): Promise<void> {
	const counts = (name: string) => name !== "lost+found" && name !== workFolderName && !isLock(name);
	if (existsSync(dataDir) && (await readdir(dataDir)).some(counts)) {
		throw new BackupError(
			`The folder ${dataDir} is not empty. Move it away as a whole, and restore into an empty one.`,
		);
	}
}

/** Restores a backup into a folder that is deleted afterwards. A dump of PostgreSQL is only read to its end. */
export async function checkBackup(parts: RestoreParts): Promise<Restored> {
	const manifest = await readBackup(parts.folder);
	return inWork(await mkdtemp(join(tmpdir(), "sunfield-check-")), async (site) => {
		const env = await unpackFiles({ ...parts, variables: { ...parts.variables, DATABASE_URL: "" } }, site);
		if (manifest.database === "embedded") {
			return { manifest, ledgers: await restoreDatabase(parts, manifest, env) };
		}
		await feed("pg_restore", ["--file=-"], (input) => unpack(parts, "database.age", input));
		return { manifest, ledgers: null };
	});
}

/** @param run gets a data folder inside this one, which is deleted afterwards */
async function inWork<T>(work: string, run: (site: string) => Promise<T>): Promise<T> {
	const leave = await enterWork(work);
	try {
		const site = join(work, "site");
		await mkdir(site, { mode: 0o700 });
		return await run(site);
	} finally {
		await leave();
	}
}

/** @returns the configuration of a site whose data folder is this one */
async function unpackFiles(parts: RestoreParts, site: string): Promise<Env> {
	await unpackArchive(parts, "files.age", site);
	await unpackArchive(parts, "keys.age", site);
	if (!parts.variables.AUTH_SECRET && !existsSync(join(site, "secrets", "auth"))) {
		throw new BackupError("AUTH_SECRET is not set, and the backup has none: set that of the site that was backed up.");
	}
	return readEnv({ ...parts.variables, DATA_DIR: site });
}

async function restoreDatabase(
	parts: RestoreParts,
	manifest: Manifest,
	env: Env,
	anchors?: string,
): Promise<Restored["ledgers"]> {
	refuseNewer(manifest);
	if ((manifest.database === "embedded") !== (env.databaseUrl === "")) {
		throw new BackupError(
			env.databaseUrl
				? "The backup is of the embedded database. Restore it without DATABASE_URL."
				: "The backup is of a PostgreSQL database. Set DATABASE_URL to an empty one.",
		);
	}
	const keys = join(env.dataDir, recordKeysName);
	let database: DatabaseClient;
	if (env.databaseUrl) {
		await restorePostgres(parts, manifest, env, keys);
		database = await openDatabase(env, parts.log);
	} else {
		await unpackArchive(parts, "database.age", env.dataDir);
		database = await openEmbeddedDatabase(env.dataDir, { log: parts.log, copyIntervals: noCopies });
	}
	try {
		if (!env.databaseUrl) await completeAndCompare(database.db, manifest, keys);
		await rm(keys);
		await database.migrate();
		await encryptPlainBodies(database);
		// Some were ended after the backup, maybe because a device was lost.
		await database.db.delete(sessions);
		return {
			consent: await verifyRestored(database, "consent", env, anchors),
			audit: await verifyRestored(database, "audit", env, anchors),
		};
	} finally {
		await database.close();
	}
}

/** Migrations only go forward. */
function refuseNewer({ rows, version }: Manifest): void {
	const made = rows["drizzle.__drizzle_migrations"] ?? 0;
	if (made > readMigrationFiles({ migrationsFolder }).length) {
		throw new BackupError(`The backup is of a newer version than this one: restore it with version ${version}.`);
	}
}

async function restorePostgres(parts: RestoreParts, manifest: Manifest, env: Env, keys: string): Promise<void> {
	await withServer(env, async (server) => {
		if (!(await isEmptyServer(server))) {
			throw new BackupError("The database of DATABASE_URL is not empty. Make a new one, and restore into it.");
		}
		// With a role of its own for the tables, roles of the same names are there, and keep what belongs to them.
		const roles = env.databaseOwnerUrl ? [] : ["--no-owner", "--no-privileges"];
		const parameters = [`--dbname=${server.variables.PGDATABASE}`, "--exit-on-error", "--single-transaction", ...roles];
		await feed("pg_restore", parameters, (input) => unpack(parts, "database.age", input), server.variables);
		await completeAndCompare(drizzle(server.connection) as unknown as Database, manifest, keys);
	});
}

/** Gives the records their keys again, and compares the tables with those that were backed up. */
async function completeAndCompare(
	db: Pick<Database, "execute" | "select">,
	manifest: Manifest,
	keys: string,
): Promise<void> {
	await restoreRecordKeys(db, keys);
	const { rows } = await contentOf(db);
	const names = new Set([...Object.keys(rows), ...Object.keys(manifest.rows)]);
	const different = [...names].filter((name) => rows[name] !== manifest.rows[name]);
	if (different.length > 0) {
		throw new BackupError(
			`These tables are not as they were backed up: ${different.join(", ")}. Use another backup, and an empty database.`,
		);
	}
}

async function verifyRestored(
	{ db }: DatabaseClient,
	name: "consent" | "audit",
	env: Env,
	anchors?: string,
): Promise<RestoredLedger> {
	const report = await verifyLedger(db, definitions[name], env);
	const known = anchors === undefined ? [] : await genuineAnchors(join(anchors, `${name}.jsonl`), env);
	const later = known.filter(({ position }) => position > report.head.position).at(-1);
	return { ...report, ...(later && { later }) };
}

/** In the order of time. */
async function genuineAnchors(file: string, env: Env): Promise<Anchor[]> {
	const lines = await readAnchorLines(file);
	const { current, previous } = ledgerKeysOf(env);
	const keys = trustedKeys([current, ...previous], lines);
	return anchorsOf(lines).filter((anchor) => isGenuineAnchor(anchor, keys));
}

async function moveIntoPlace(site: string, dataDir: string): Promise<void> {
	const names = (await readdir(site)).filter((name) => !isLock(name));
	const taken = names.find((name) => existsSync(join(dataDir, name)));
	if (taken !== undefined) {
		throw new BackupError(
			`${join(dataDir, taken)} was made during the restore. Stop the site, and restore again into an empty folder.`,
		);
	}
	await syncFolder(site);
	const isMark = (name: string) => Number(name === generationName);
	for (const name of names.sort((one, other) => isMark(one) - isMark(other))) {
		await rename(join(site, name), join(dataDir, name));
	}
	await syncPath(dataDir);
}

async function unpackArchive(parts: RestoreParts, name: PartName, target: string): Promise<void> {
	const parameters = ["-xof", "-", "-C", target];
	await feed("tar", parameters, (input) => unpack(parts, name, input, [createGunzip()]));
}

async function unpack(
	{ folder, privateKey }: RestoreParts,
	name: PartName,
	input: Writable,
	steps: readonly Step[] = [],
): Promise<void> {
	const source = createReadStream(join(folder, name));
	const decrypt = decryptWith(privateKey);
	await flow([source, decrypt, ...steps, input]);
}
