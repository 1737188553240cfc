import { existsSync, rmSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { FolderInUseError, lockFolder } from "../platform/database/folder-lock.server.ts";
import type { Log } from "../platform/log.server.ts";
import { BackupError } from "./backup-error.server.ts";
import { endPrograms } from "./run-program.server.ts";

/** The folder in the data folder in which a backup or a restore works. It holds everything in the clear. */
export const workFolderName = "backup-work";

/** The lock of a folder, and a file that SQLite adds while it holds it. */
export const isLock = (name: string) => name.startsWith("lock.sqlite");

/** Those of this process. */
const entered = new Set<string>();

/**
 * Makes and locks a folder to work in. What an interrupted command left in it is gone.
 * @returns a function that deletes the folder
 * @throws BackupError if another command works in it
 */
export async function enterWork(work: string): Promise<() => Promise<void>> {
	await mkdir(work, { recursive: true, mode: 0o700 });
	const release = lockWork(work);
	entered.add(work);
	const leave = () => {
		entered.delete(work);
		release();
	};
	try {
		const left = (await readdir(work)).filter((name) => !isLock(name));
		for (const name of left) await rm(join(work, name), { recursive: true, force: true });
	} catch (error) {
		leave();
		throw error;
	}
	// It is deleted under the lock: afterwards another command may be in it.
	return () => rm(work, { recursive: true, force: true }).finally(leave);
}

function lockWork(work: string): () => void {
	try {
		return lockFolder(work);
	} catch (error) {
		if (error instanceof FolderInUseError) throw new BackupError("Another backup of this site is being made.");
		throw error;
	}
}

/** Deletes the folders in which this process works, at once: for a signal that ends it. */
export function removeEntered(): void {
	endPrograms();
	for (const work of entered) rmSync(work, { recursive: true, force: true, maxRetries: 5 });
}

/** Deletes what a command that was killed left in a data folder. The start of a site must not fail because of it. */
export async function removeLeftWork(dataDir: string, log: Log): Promise<void> {
	const work = join(dataDir, workFolderName);
	if (!existsSync(work)) return;
	try {
		const leave = await enterWork(work);
		await leave();
		log.warn({ folder: work }, "an interrupted backup had left data in the clear; it was deleted");
	} catch (error) {
		if (error instanceof BackupError) return;
		log.error({ error, folder: work }, "data in the clear, which an interrupted backup left, could not be deleted");
	}
}
