import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export class FolderInUseError extends Error {
	override name = "FolderInUseError";
	constructor(folder: string) {
		super(
			`The data folder ${folder} is in use by another running copy of the site. ` +
				"Stop that one first, or give this one a DATA_DIR of its own. " +
				"To run several copies on one database, set DATABASE_URL.",
		);
	}
}

/**
 * Keeps other processes out of a folder until released. The lock is SQLite's lock on a file, which the operating
 * system lets go of when the process dies, however it dies: a file with a process id in it would outlive a crash.
 * @returns a function that releases the lock
 * @throws FolderInUseError when another process holds it
 */
export function lockFolder(folder: string): () => void {
	const lock = new DatabaseSync(join(folder, "lock.sqlite"));
	try {
		lock.exec("PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
	} catch (error) {
		lock.close();
		if (error instanceof Error && /locked|busy/i.test(error.message)) throw new FolderInUseError(folder);
		throw error;
	}
	return () => lock.close();
}
