import { join } from "node:path";
import { FolderInUseError, lockFolder } from "../database/folder-lock.server.ts";
import type { Log } from "../log.server.ts";
import { diskFiles, type JournalFiles } from "./journal-files.server.ts";
import { removeEmptyFolder } from "./journal-folder.server.ts";
import { type JournalEntry, readJournal } from "./read-journal.server.ts";
import type { JournalKeys } from "./segment-format.server.ts";
import { putAway } from "./segments.server.ts";

interface AdopterOptions {
	/** The folder of the processes' folders. */
	root: string;
	/** The name of this process's folder. */
	own: string;
	keys: JournalKeys;
	log: Log;
	files?: JournalFiles;
}

/** Stores entries durably, each at most once, even if it is called with some again. */
type StoreEntries = (entries: JournalEntry[]) => Promise<void>;

/**
 * @returns a function that hands over the journals of processes that ended, and deletes them. A journal whose entries
 *   could not be stored is tried again with the next call. Settled entries come too; look at their mark.
 */
export function createJournalAdopter({ root, own, keys, log, files = diskFiles }: AdopterOptions) {
	/** Folders with nothing left to hand over, only segments under an unknown key or with damage. They were reported. */
	const finished = new Set([own]);

	async function adopt(name: string, store: StoreEntries) {
		const folder = join(root, name);
		const release = lockFolder(folder);
		try {
			const { segments, entries } = await readJournal(folder, keys, log, files);
			if (entries.length > 0) await store(entries);
			for (const segment of segments.toReversed()) await putAway(folder, segment, files);
			await files.syncFolder(folder);
			await removeEmptyFolder(folder, files);
			finished.add(name);
			if (entries.length > 0)
				log.warn({ journal: name, entries: entries.length }, "took over the journal of a process that ended");
		} finally {
			release();
		}
	}

	return async (store: StoreEntries): Promise<void> => {
		for (const name of await files.list(root)) {
			if (name.startsWith(".") || finished.has(name)) continue;
			try {
				await adopt(name, store);
			} catch (error) {
				if (error instanceof FolderInUseError) continue;
				const isThere = (await files.list(root)).includes(name);
				if (isThere) log.error({ error, journal: name }, "a journal could not be taken over");
			}
		}
	};
}
