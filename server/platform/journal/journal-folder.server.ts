import { rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { lockFolder } from "../database/folder-lock.server.ts";
import { type JournalFiles, makeFolder } from "./journal-files.server.ts";

/** The lock, and a file that SQLite adds while it holds it. */
const lockNames = ["lock.sqlite", "lock.sqlite-journal"];

/**
 * Locks a journal's folder, and creates it if need be. A new folder is locked before it has its name, because another
 * process deletes empty folders that it finds unlocked.
 * @returns a function that releases the lock
 * @throws FolderInUseError if another process has the lock
 */
export async function claimJournalFolder(folder: string, files: JournalFiles): Promise<() => void> {
	const root = dirname(folder);
	await makeFolder(root, files);
	if ((await files.list(root)).includes(basename(folder))) return lockFolder(folder);
	const unnamed = join(root, `.new-${basename(folder)}`);
	await makeFolder(unnamed, files);
	const release = lockFolder(unnamed);
	try {
		await files.rename(unnamed, folder);
		await files.syncFolder(root);
		return release;
	} catch (error) {
		release();
		throw error;
	}
}

/** Deletes a locked folder in which only the lock is left. */
export async function removeEmptyFolder(folder: string, files: JournalFiles): Promise<void> {
	const names = await files.list(folder);
	if (names.every((name) => lockNames.includes(name))) await rm(folder, { recursive: true, force: true });
}
