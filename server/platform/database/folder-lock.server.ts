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
 * Locks a folder against other processes. It uses SQLite's lock on a file, which the operating system releases when the
 * process ends, even in a crash. A file with a process id would outlive a crash.
 * @returns a function that releases the lock
 * @throws FolderInUseError if another process has the lock
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
