import { existsSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { backupsToKeep } from "#domain/backups/kept-backups.ts";
import { manifestName } from "./backup-folder.server.ts";

/** The moment of a backup, in letters that every file system takes. */
export const backupNameOf = (made: Date) => `${made.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;

/** @returns null if it is not the name of a backup */
function madeOf(name: string): Date | null {
	const [, day, hour, minute, second] = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/.exec(name) ?? [];
	const made = new Date(`${day}T${hour}:${minute}:${second}Z`);
	return Number.isNaN(made.getTime()) ? null : made;
}

/** The names of the backups in a folder, the oldest first. */
export async function listBackups(target: string): Promise<string[]> {
	const names = await readdir(target);
	return names.filter((name) => madeOf(name) !== null && existsSync(join(target, name, manifestName))).sort();
}

/** The version of the site that made the newest backup in a folder. Null if there is none. */
export async function newestBackupVersion(target: string): Promise<string | null> {
	const newest = existsSync(target) ? (await listBackups(target)).at(-1) : undefined;
	if (newest === undefined) return null;
	const { version } = JSON.parse(await readFile(join(target, newest, manifestName), "utf8")) as { version?: unknown };
	return typeof version === "string" ? version : null;
}

/** Of the name of a backup that is being made. */
export const partialPrefix = ".partial-";

/** Deletes what interrupted backups left. */
export async function removePartial(target: string): Promise<void> {
	const names = await readdir(target).catch(() => []);
	for (const name of names.filter((each) => each.startsWith(partialPrefix))) {
		await rm(join(target, name), { recursive: true, force: true });
	}
}

/** Applies the rule for older backups. @returns the names of those that were deleted */
export async function deleteOlderBackups(target: string): Promise<string[]> {
	const names = await listBackups(target);
	const kept = new Set(backupsToKeep(names.flatMap((name) => madeOf(name) ?? [])).map(backupNameOf));
	const deleted = names.filter((name) => !kept.has(name));
	for (const name of deleted) {
		// The manifest first: half a backup is none.
		await rm(join(target, name, manifestName));
		await rm(join(target, name), { recursive: true });
	}
	return deleted;
}
