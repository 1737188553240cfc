import { open, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * PGlite writes, but never calls fsync. This does it from outside, for files that have changed since the last time.
 */
export class ChangedFiles {
	readonly #folder: string;
	/** The time of the last change that is known to be on the disk, by path. */
	readonly #synced = new Map<string, number>();
	#turn: Promise<unknown> = Promise.resolve();

	constructor(folder: string) {
		this.#folder = folder;
	}

	/**
	 * @param part a folder below the database's folder; empty for all of it
	 * @returns how many files were written out
	 */
	sync(part: string): Promise<number> {
		const run = this.#turn.then(() => this.#syncBelow(join(this.#folder, part)));
		this.#turn = run.catch(() => {});
		return run;
	}

	async #syncBelow(folder: string): Promise<number> {
		let count = 0;
		const paths = [folder];
		for (const entry of await readdir(folder, { withFileTypes: true })) {
			const path = join(folder, entry.name);
			if (entry.isDirectory()) count += await this.#syncBelow(path);
			else if (entry.isFile()) paths.push(path);
		}
		for (let first = 0; first < paths.length; first += atOnce) {
			const counts = await Promise.all(paths.slice(first, first + atOnce).map((path) => this.#syncOne(path)));
			count += counts.reduce((sum, one) => sum + one, 0);
		}
		return count;
	}

	async #syncOne(path: string): Promise<number> {
		try {
			const { mtimeMs } = await stat(path);
			if (this.#synced.get(path) === mtimeMs) return 0;
			await syncPath(path);
			// A file that changes twice within one tick of the file system's clock keeps its time, so a fresh one counts as
			// changed the next time too.
			if (Date.now() - mtimeMs > clockTickMs) this.#synced.set(path, mtimeMs);
			return 1;
		} catch (error) {
			// PostgreSQL removes files, such as old segments of its log.
			if ((error as NodeJS.ErrnoException).code === "ENOENT") return 0;
			throw error;
		}
	}
}

const clockTickMs = 100;
/** The disk writes several files out in about the time of one. Not more, because other parts share the thread pool. */
const atOnce = 3;

/** Flushes a file or folder to the disk. */
export async function syncPath(path: string): Promise<void> {
	const handle = await open(path, "r");
	try {
		await handle.sync();
	} catch (error) {
		// Windows can't flush a folder, and some file systems refuse it.
		if (!/^(?:EPERM|EISDIR|EINVAL|EBADF)$/.test((error as NodeJS.ErrnoException).code ?? "")) throw error;
	} finally {
		await handle.close();
	}
}
