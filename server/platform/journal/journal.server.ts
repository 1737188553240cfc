import type { Log } from "../log.server.ts";
import { diskFiles, type JournalFiles } from "./journal-files.server.ts";
import { claimJournalFolder, removeEmptyFolder } from "./journal-folder.server.ts";
import { type JournalContent, type JournalDamage, type JournalEntry, readJournal } from "./read-journal.server.ts";
import { type JournalKeys, maxRecordBytes, recordTypes } from "./segment-format.server.ts";
import { createSegments } from "./segments.server.ts";

/** An encrypted append-only file. Confirmed entries are on disk. */
export interface Journal {
	/**
	 * Resolves with the entry's sequence once the entry is on disk. Entries that come while the disk works share the next
	 * write. Rejects if the disk is full or fails; the next append tries again, in a new segment.
	 */
	append(id: string, value: unknown): Promise<number>;
	/** Notes that an entry's rows are in the database. The note is written with the next entries. */
	settle(sequence: number): void;
	/**
	 * Deletes segments whose entries are all settled and not newer than `upTo`: the caller knows that the database keeps
	 * them even if the power fails. Damaged segments get another name instead; those under an unknown key stay.
	 */
	trim(upTo: number): Promise<void>;
	/** Everything that is on disk, oldest first, settled entries too: for a database that went back to an older copy. */
	readAll(): Promise<JournalEntry[]>;
	/** Begins a segment with the next entry, so that the present one can be deleted sooner. */
	rotate(): Promise<void>;
	/** In bytes. */
	readonly size: number;
	close(): Promise<void>;
}

interface JournalOptions {
	/** One process has one folder. */
	folder: string;
	keys: JournalKeys;
	log: Log;
	files?: JournalFiles;
}

interface OpenedJournal {
	journal: Journal;
	/** Everything that the folder holds, oldest first, settled entries too. */
	pending: JournalEntry[];
	damage: JournalDamage[];
}

/**
 * Opens a folder's journal. Readable entries of a damaged file are among the pending ones; the rest is reported and
 * logged.
 * @throws FolderInUseError if another process has the folder open
 */
export async function openJournal({ folder, keys, log, files = diskFiles }: JournalOptions): Promise<OpenedJournal> {
	const release = await claimJournalFolder(folder, files);
	try {
		const read = () => readJournal(folder, keys, log, files);
		const content = await read();
		const journal = createJournal(createSegments(folder, keys, content, files), read, async () => {
			await removeEmptyFolder(folder, files);
			release();
		});
		return { journal, pending: content.entries, damage: content.damage };
	} catch (error) {
		release();
		throw error;
	}
}

interface Waiting {
	content: string;
	resolve(sequence: number): void;
	reject(error: unknown): void;
}

function createJournal(
	segments: ReturnType<typeof createSegments>,
	read: () => Promise<JournalContent>,
	leave: () => Promise<void>,
): Journal {
	let waiting: Waiting[] = [];
	let draining: Promise<void> | undefined;
	let closing: Promise<void> | undefined;
	let last: Promise<unknown> = Promise.resolve();

	/** Runs one task on the files at a time. */
	function alone<T>(task: () => Promise<T>): Promise<T> {
		const done = last.then(task);
		last = done.catch(() => {});
		return done;
	}

	/** Entries that come while the disk is busy wait here, and share the next write. */
	async function drain() {
		while (waiting.length > 0) {
			const batch = waiting;
			waiting = [];
			const contents = batch.map(({ content }) => content);
			try {
				const sequences = await alone(() => segments.write(recordTypes.entry, contents));
				for (const [index, { resolve }] of batch.entries()) resolve(sequences[index] ?? 0);
			} catch (error) {
				for (const { reject } of batch) reject(error);
			}
		}
		draining = undefined;
	}

	async function close() {
		await draining;
		await alone(async () => {
			try {
				await segments.noteSettled();
			} finally {
				await segments.finish();
				await leave();
			}
		});
	}

	return {
		async append(id, value) {
			if (closing) throw new Error("The journal is closed");
			const content = JSON.stringify([id, value]);
			if (Buffer.byteLength(content) > maxRecordBytes) throw new Error("The entry is too large for the journal");
			return new Promise((resolve, reject) => {
				waiting.push({ content, resolve, reject });
				draining ??= drain();
			});
		},
		settle: segments.settle,
		trim: (upTo) => alone(() => segments.trim(upTo)),
		readAll: () => alone(async () => (await read()).entries),
		rotate: () => alone(segments.finish),
		get size() {
			return segments.size();
		},
		close: () => (closing ??= close()),
	};
}
