import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { createGzip } from "node:zlib";
import { sql } from "drizzle-orm";
import { noCopies } from "../platform/database/database-copies.server.ts";
import { openEmbeddedDatabase } from "../platform/database/embedded.server.ts";
import { copyIfRoom } from "../platform/database/engine/copy-folder.ts";
import { FolderInUseError, lockFolder } from "../platform/database/folder-lock.server.ts";
import { databaseFiles, listCopies } from "../platform/database/folder-names.server.ts";
import { markFolder } from "../platform/database/older-database.server.ts";
import { scrubFiles } from "../platform/database/scrub-files.server.ts";
import type { Log } from "../platform/log.server.ts";
import { BackupError } from "./backup-error.server.ts";
import { contentOf, type DatabaseContent, type DatabaseTargets } from "./database-content.server.ts";
import { outputOf } from "./run-program.server.ts";

/** A large database on a slow disk, or a site that is just starting. */
const maxWaitMs = 600_000;
const checkMs = 200;
const maxTries = 3;

/**
 * Backs up the embedded database through a copy of its own, which this process opens, reads as a whole, and empties of the
 * keys of records: files of a database keep what was deleted until they are rewritten.
 */
export async function backUpEmbedded(
	dataDir: string,
	work: string,
	log: Log,
	{ writeKeys, writeDump }: DatabaseTargets,
): Promise<DatabaseContent> {
	const { live } = databaseFiles(work);
	await copyDatabase(dataDir, live, log);
	await markFolder(work);
	const database = await openEmbeddedDatabase(work, { log, copyIntervals: noCopies });
	let content: DatabaseContent;
	try {
		content = await contentOf(database.db);
		await writeKeys(database.db);
		await database.db.execute(sql`TRUNCATE record_keys`);
		await scrubFiles(database.connection);
	} finally {
		await database.close();
	}
	await writeDump([outputOf("tar", ["-cf", "-", "-C", work, "postgres"]), createGzip()]);
	return content;
}

/** Copies the database as it is now, from the running site or from its folder. */
async function copyDatabase(dataDir: string, target: string, log: Log): Promise<void> {
	const files = databaseFiles(dataDir);
	if (!existsSync(files.live) && listCopies(files).length === 0) {
		throw new BackupError(`There is no database in the folder ${dataDir}. Is DATA_DIR that of the site?`);
	}
	try {
		// What a crash left is put in order first, as a start of the site would.
		await (await openEmbeddedDatabase(dataDir, { log, copyIntervals: noCopies })).close();
		const release = lockFolder(dataDir);
		await copyIfRoom(files.live, target).finally(release);
	} catch (error) {
		if (!(error instanceof FolderInUseError)) throw error;
		await copyFromSite(dataDir, target);
	}
}

/** Two copies later, or after a deletion, the folder of a copy is another one: then the next one is taken. */
async function copyFromSite(dataDir: string, target: string): Promise<void> {
	const files = databaseFiles(dataDir);
	for (let tries = 1; tries <= maxTries; tries++) {
		const asked = Date.now();
		await askForCopy(files.copyWanted);
		const [newest] = listCopies(files);
		if (!newest || Date.parse(newest.made) < asked) {
			throw new BackupError("The running site could not copy its database. Its log says why: the disk may be full.");
		}
		const isThere = () => listCopies(files).some(({ path, made }) => path === newest.path && made === newest.made);
		try {
			await copyIfRoom(newest.folder, target);
			if (isThere()) return;
		} catch (error) {
			if (isThere()) throw error;
		}
	}
	throw new BackupError("The running site made new copies of its database all the time. Try again later.");
}

async function askForCopy(file: string): Promise<void> {
	await writeFile(file, "", { mode: 0o600 });
	try {
		for (const end = Date.now() + maxWaitMs; existsSync(file); await sleep(checkMs)) {
			if (Date.now() > end) throw new BackupError("The running site did not copy its database within ten minutes.");
		}
	} finally {
		await rm(file, { force: true });
	}
}
