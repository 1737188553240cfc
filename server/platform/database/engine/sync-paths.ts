import { execFile } from "node:child_process";
import { open, readdir } from "node:fs/promises";
import { join } from "node:path";

/** From here on it is quicker to flush the whole file system. */
const many = 50;

/** Flushes files and folders to the disk. Those that are gone are left out. */
export async function syncPaths(paths: readonly string[]): Promise<void> {
	const [first] = paths;
	if (first && paths.length > many && (await flushFileSystem(first))) return;
	for (const path of paths) await syncPath(path);
}

/** Everything below a folder, and the folder itself. */
export async function syncFolder(folder: string): Promise<void> {
	const entries = await readdir(folder, { withFileTypes: true, recursive: true });
	const below = entries.filter((entry) => entry.isFile() || entry.isDirectory());
	await syncPaths([...below.map((entry) => join(entry.parentPath, entry.name)), folder]);
}

export async function syncPath(path: string): Promise<void> {
	try {
		const handle = await open(path, "r");
		await handle.sync().finally(() => handle.close());
	} catch (error) {
		// Windows can't flush a folder, and some file systems refuse it.
		if (!/^(?:ENOENT|EPERM|EISDIR|EINVAL|EBADF)$/.test((error as NodeJS.ErrnoException).code ?? "")) throw error;
	}
}

/** Node.js has no `syncfs`, but Linux has a program for it. @returns whether it worked */
function flushFileSystem(path: string): Promise<boolean> {
	if (process.platform !== "linux") return Promise.resolve(false);
	return new Promise((resolve) => {
		execFile("sync", ["--file-system", path], (error) => resolve(error === null));
	});
}
