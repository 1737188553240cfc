import { existsSync, readFileSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createGzip } from "node:zlib";
import { readPublicKey } from "../platform/age/age-keys.server.ts";
import { whyNotWritable } from "../platform/data-folder.server.ts";
import { syncFolder, syncPath } from "../platform/database/engine/sync-paths.ts";
import { generation, generationName, refuseOlderFolder } from "../platform/database/older-database.server.ts";
import { readEnv } from "../platform/env.server.ts";
import type { Log } from "../platform/log.server.ts";
import { backUpEmbedded } from "./back-up-embedded.server.ts";
import { backUpPostgres } from "./back-up-postgres.server.ts";
import { BackupError } from "./backup-error.server.ts";
import { type Manifest, type PartName, readBackup, writeManifest, writePart } from "./backup-folder.server.ts";
import { type DatabaseTargets, recordKeysName, writeRecordKeys } from "./database-content.server.ts";
import type { Step } from "./flow.server.ts";
import { backupNameOf, deleteOlderBackups, partialPrefix, removePartial } from "./list-backups.server.ts";
import { noteBackup } from "./newest-backup.server.ts";
import { outputOf } from "./run-program.server.ts";
import { stageFiles } from "./stage-files.server.ts";
import { enterWork, workFolderName } from "./work-folder.server.ts";

interface MadeBackup {
	folder: string;
	manifest: Manifest;
	/** The names of older backups that the rule deleted. */
	deleted: string[];
}

/**
 * Makes an encrypted backup of the site as a folder in `target`, reads it back, and then deletes older ones by the rule. The
 * site may be running. It holds every lead that was confirmed before this began.
 * @param variables the configuration of the site
 * @throws BackupError, AgeError
 */
export async function makeBackup(
	variables: Record<string, string | undefined>,
	target: string,
	version: string,
	log: Log,
): Promise<MadeBackup> {
	refuseUnusedFolder(resolve(variables.DATA_DIR || "./data"));
	const env = readEnv(variables);
	const publicKey = publicKeyOf(env.backupPublicKey);
	refuseUnwritable(target);
	const made = new Date();
	const name = backupNameOf(made);
	const partial = join(target, `${partialPrefix}${name}`);
	const work = join(env.dataDir, workFolderName);
	const leave = await enterWork(work);
	const staged = { files: join(work, "files"), keys: join(work, "keys") };
	try {
		await removePartial(target);
		await mkdir(partial, { recursive: true, mode: 0o700 });
		// Before the database. An anchor must know nothing that the database lacks, and a lead leaves the journal only when it
		// is in the database, so none is missing from both.
		await stageFiles(env.dataDir, staged);
		const part = (file: PartName, steps: readonly Step[]) => writePart(join(partial, file), publicKey, steps);
		let database: Manifest["files"]["database.age"] | undefined;
		const targets: DatabaseTargets = {
			writeKeys: (db) => writeRecordKeys(db, join(staged.keys, recordKeysName)),
			async writeDump(steps) {
				database = await part("database.age", steps);
			},
		};
		const content = env.databaseUrl
			? await backUpPostgres(env, targets)
			: await backUpEmbedded(env.dataDir, join(work, "site"), log, targets);
		if (!database) throw new Error("The database was not written");
		const archive = (folder: string) => [outputOf("tar", ["-cf", "-", "-C", folder, "."]), createGzip()];
		await writeManifest(partial, {
			version,
			generation,
			made: made.toISOString(),
			database: env.databaseUrl ? "postgres" : "embedded",
			...content,
			files: {
				"database.age": database,
				"files.age": await part("files.age", archive(staged.files)),
				"keys.age": await part("keys.age", archive(staged.keys)),
			},
		});
		await syncFolder(partial);
		const manifest = await readBackup(partial);
		const folder = join(target, name);
		await rename(partial, folder);
		await syncPath(target);
		await noteBackup(env.dataDir, made);
		return { folder, manifest, deleted: await deleteOlderBackups(target) };
	} finally {
		// The second holds everything in the clear, so it goes even if the first can't.
		await rm(partial, { recursive: true, force: true }).finally(leave);
	}
}

/** A new disk belongs to root until somebody gives it to the site's user. */
function refuseUnwritable(target: string): void {
	const reason = whyNotWritable(target);
	if (reason === null) return;
	throw new BackupError(
		`The folder ${target} can't be written (${reason}). It must belong to the user of this command.`,
	);
}

/**
 * Reading the configuration makes secrets in a new folder, which don't count.
 * @throws OlderDatabaseError if an earlier version stored something in it
 */
export function isUsedFolder(dataDir: string): boolean {
	refuseOlderFolder(dataDir);
	return existsSync(join(dataDir, generationName));
}

/** A backup without the journal and the anchors would look whole, and the rule would delete good ones for it. */
export function refuseUnusedFolder(dataDir: string): void {
	if (isUsedFolder(dataDir)) return;
	throw new BackupError(`No site has used the folder ${dataDir}. Is DATA_DIR that of the site?`);
}

function publicKeyOf(setting: string): string {
	if (setting === "") {
		throw new BackupError(
			"BACKUP_PUBLIC_KEY is not set, and nothing is written without encryption. Make a pair of keys on another machine: npm run ops -- backup:key FILE",
		);
	}
	const text = existsSync(setting) ? readFileSync(setting, "utf8") : setting;
	const key = /\bage1\w+/.exec(text)?.[0] ?? "";
	readPublicKey(key);
	return key;
}
