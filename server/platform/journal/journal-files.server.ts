import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** The file operations that a journal needs. A test simulates a power cut or a full disk with them. */
export interface JournalFiles {
	/** Creates a file that must not exist yet, for the site's own user only. */
	create(path: string): Promise<JournalFile>;
	/**
	 * Everything read is on disk afterwards: a process that was killed may have written it and not waited for the disk.
	 */
	read(path: string): Promise<Buffer>;
	/** The names in a folder; empty if the folder doesn't exist. */
	list(folder: string): Promise<string[]>;
	rename(from: string, to: string): Promise<void>;
	remove(path: string): Promise<void>;
	/** A new, renamed or removed file survives a power cut only after this. */
	syncFolder(folder: string): Promise<void>;
}

export interface JournalFile {
	write(bytes: Buffer, position: number): Promise<void>;
	/** Resolves once everything written is on disk. */
	sync(): Promise<void>;
	truncate(length: number): Promise<void>;
	close(): Promise<void>;
}

export const diskFiles: JournalFiles = {
	async create(path) {
		const handle = await open(path, "wx", 0o600);
		return {
			async write(bytes, position) {
				for (let done = 0; done < bytes.length; ) {
					done += (await handle.write(bytes, done, bytes.length - done, position + done)).bytesWritten;
				}
			},
			async sync() {
				await handle.datasync();
				// Nobody would find what is in a file without a name.
				if ((await handle.stat()).nlink === 0) throw new Error("The journal's file was deleted");
			},
			truncate: (length) => handle.truncate(length),
			close: () => handle.close(),
		};
	},
	async read(path) {
		const handle = await open(path, "r");
		try {
			await handle.sync();
			return await handle.readFile();
		} finally {
			await handle.close();
		}
	},
	async list(folder) {
		try {
			return await readdir(folder);
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
			throw error;
		}
	},
	rename,
	remove: (path) => rm(path, { force: true }),
	async syncFolder(folder) {
		const handle = await open(folder, "r");
		try {
			await handle.sync();
		} finally {
			await handle.close();
		}
	},
};

/** Creates a folder, for the site's own user only, so that it survives a power cut. */
export async function makeFolder(folder: string, files: JournalFiles): Promise<void> {
	const first = await mkdir(folder, { recursive: true, mode: 0o700 });
	if (first) await files.syncFolder(join(first, ".."));
}
