import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { syncPaths } from "./sync-paths.ts";

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
	 * @returns how many files and folders were flushed
	 */
	sync(part: string): Promise<number> {
		const run = this.#turn.then(() => this.#sync(join(this.#folder, part)));
		this.#turn = run.catch(() => {});
		return run;
	}

	async #sync(folder: string): Promise<number> {
		const changed = new Map<string, number>();
		await this.#collect(folder, changed);
		const now = Date.now();
		await syncPaths([...changed.keys()]);
		for (const [path, mtimeMs] of changed) {
			// A file that changes twice within one tick of the file system's clock keeps its time, so a fresh one counts as
			// changed the next time too.
			if (now - mtimeMs > clockTickMs) this.#synced.set(path, mtimeMs);
		}
		return changed.size;
	}

	async #collect(folder: string, changed: Map<string, number>): Promise<void> {
		const files: string[] = [];
		for (const entry of await readdir(folder, { withFileTypes: true })) {
			const path = join(folder, entry.name);
			if (entry.isDirectory()) await this.#collect(path, changed);
			else if (entry.isFile()) files.push(path);
		}
		for (const path of [...files, folder]) {
			// PostgreSQL removes files, such as old segments of its log.
			const mtimeMs = await stat(path).then(
				(found) => found.mtimeMs,
				() => undefined,
			);
			if (mtimeMs !== undefined && this.#synced.get(path) !== mtimeMs) changed.set(path, mtimeMs);
		}
	}
}

const clockTickMs = 100;
