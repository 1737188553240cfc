import { constants } from "node:fs";
import { chmod, copyFile, mkdir, readdir, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { damagedPages } from "./page-checksums.ts";
import { syncFolder, syncPath } from "./sync-paths.ts";

/** Files that PostgreSQL needs only while it runs. */
const passing = new Set(["postmaster.pid", "postmaster.opts", "pg_stat_tmp"]);

/** Free space that a copy must leave, above all to the journal. */
const spareBytes = 64 * 1024 * 1024;

/**
 * Copies a database's folder that nobody writes to. The copy is not on the disk yet.
 * @throws NoRoomError
 */
export async function copyIfRoom(source: string, target: string): Promise<void> {
	await mkdir(dirname(target), { recursive: true, mode: 0o700 });
	const { bavail, bsize } = await statfs(dirname(target));
	const free = bavail * bsize;
	const needed = (await bytesOf(source)) + spareBytes;
	if (free < needed) throw new NoRoomError(`A copy of the database needs ${needed} bytes, and ${free} are free.`);
	await rm(target, { recursive: true, force: true });
	await copyFolder(source, target);
}

export class NoRoomError extends Error {
	override name = "NoRoomError";
}

async function bytesOf(folder: string): Promise<number> {
	let bytes = 0;
	for (const entry of await readdir(folder, { withFileTypes: true })) {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) bytes += await bytesOf(path);
		else if (entry.isFile()) bytes += (await stat(path)).size;
	}
	return bytes;
}

async function copyFolder(source: string, target: string): Promise<void> {
	await mkdir(target, { recursive: true, mode: 0o700 });
	for (const entry of await readdir(source, { withFileTypes: true })) {
		const [from, to] = [join(source, entry.name), join(target, entry.name)];
		if (entry.isDirectory()) {
			if (passing.has(entry.name)) await mkdir(to, { recursive: true, mode: 0o700 });
			else await copyFolder(from, to);
		} else if (entry.isFile() && !passing.has(entry.name)) {
			// Shares the blocks on file systems that can, and takes no time there.
			await copyFile(from, to, constants.COPYFILE_FICLONE);
			// It also copies the permissions, and nobody may be allowed to write to the build's files.
			await chmod(to, 0o600);
		}
	}
}

/** The name of the file in a copy that says what the copy holds. It is written last. */
export const aboutFile = "copy.json";

/** The folder of the database inside a copy. */
export const copiedFolder = "postgres";

/**
 * Checks a copy, flushes it to the disk and moves it to its place.
 * @returns damaged pages; a copy that has any is dropped, so that it never replaces a sound one
 */
export async function finishCopy(target: string, final: string, about: object): Promise<string[]> {
	const damaged = await damagedPages(join(target, copiedFolder));
	if (damaged.length > 0) {
		await rm(target, { recursive: true, force: true });
		return damaged;
	}
	await writeFile(join(target, aboutFile), JSON.stringify(about), { mode: 0o600 });
	await syncFolder(target);
	await rm(final, { recursive: true, force: true });
	await rename(target, final);
	await syncPath(dirname(final));
	return [];
}
