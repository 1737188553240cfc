import { createJournalAdopter } from "../platform/journal/adopt-journals.server.ts";
import type { Journal } from "../platform/journal/journal.server.ts";
import type { JournalEntry } from "../platform/journal/read-journal.server.ts";
import type { JournalKeys } from "../platform/journal/segment-format.server.ts";
import type { Log } from "../platform/log.server.ts";
import type { KeptEntry } from "./intake-entry.server.ts";
import type { StoredProgress } from "./stored-progress.server.ts";
import { within } from "./within.server.ts";
import type { Writer } from "./writer.server.ts";

/** Copies of the embedded database's folder. An entry of the journal is deleted when the older copy has its rows too. */
export interface DatabaseFolderCopies {
	/** Sets the description saved with a copy: up to which entry the leads are in it. */
	describeWith(storedUpTo: () => string | undefined): void;
	/** The description saved with the older of two copies. Undefined while there are fewer. */
	oldestStoredUpTo(): string | undefined;
	/** Makes a copy soon. */
	request(): void;
	/** A copy replaced a damaged folder. */
	onRestored(restored: () => void): void;
}

export interface JournalKeeper {
	/** Stores what earlier processes left, and from then on deletes what is no longer needed. */
	start(copies: DatabaseFolderCopies | null): Promise<void>;
	/** Deletes now what is no longer needed, and not in a minute. */
	tidy(): Promise<void>;
	close(): Promise<void>;
}

interface KeeperParts {
	journal: Journal;
	writer: Writer;
	progress: StoredProgress;
	log: Log;
	root: string;
	own: string;
	keys: JournalKeys;
	pending: JournalEntry[];
	database: "pglite" | "postgres";
}

const everyMs = 60_000;
/** The next process can tidy as well. */
const closeMs = 1500;
/** A start continues after this time, while the leads are still being stored. */
const replayMs = 30_000;
/** From this size on, a copy of the database is made so that the journal can be trimmed. */
const largeBytes = 16 * 1024 * 1024;

/** Brings leads from journals into the database, and deletes what the database holds safely. */
export function createJournalKeeper(parts: KeeperParts): JournalKeeper {
	const { journal, writer, progress, log, database, pending } = parts;
	const adopt = createJournalAdopter(parts);
	let copies: DatabaseFolderCopies | null = null;
	let timer: NodeJS.Timeout | undefined;
	let working: Promise<void> = Promise.resolve();

	/** Storing a lead again changes nothing, so settled entries are replayed too: a power cut may have taken their rows. */
	function replay(entries: readonly JournalEntry[]): void {
		for (const { sequence, value } of entries) {
			progress.begin(sequence);
			writer.add(value as KeptEntry, {
				stored() {
					progress.end(sequence);
					journal.settle(sequence);
				},
				rejected: () => true,
			});
		}
	}

	/** On the embedded database the entries move into this process's journal, because only that outlasts a power cut. */
	async function takeOver(entries: readonly JournalEntry[]): Promise<void> {
		if (database === "postgres") return storeAll(entries);
		for (const { id, value } of entries)
			replay([{ id, value, settled: false, sequence: await journal.append(id, value) }]);
	}

	async function storeAll(entries: readonly JournalEntry[]): Promise<void> {
		const unsettled = entries.filter(({ settled }) => !settled);
		const outcomes = unsettled.map(
			({ value }) =>
				new Promise<void>((resolve, reject) => {
					const rejected = (error: unknown) => {
						reject(error);
						return false;
					};
					writer.add(value as KeptEntry, { stored: () => resolve(), rejected });
				}),
		);
		const failed = (await Promise.allSettled(outcomes)).filter(({ status }) => status === "rejected").length;
		if (failed > 0) throw new Error(`${failed} leads of a journal can't be stored`);
	}

	async function trim(): Promise<void> {
		if (database === "postgres") {
			await journal.rotate();
			await journal.trim(progress.upTo);
			return;
		}
		if (!copies) return;
		await journal.trim(Number(copies.oldestStoredUpTo() ?? 0));
		if (journal.size > largeBytes) copies.request();
	}

	function maintain(): Promise<void> {
		working = working
			.then(() => (database === "postgres" ? adopt(takeOver) : undefined))
			.then(trim)
			.catch((error) => log.error({ error }, "the intake journal could not be tidied"));
		return working;
	}

	return {
		async start(databaseCopies) {
			copies = databaseCopies;
			copies?.describeWith(() => String(progress.upTo));
			replay(pending.splice(0));
			await within(
				adopt(takeOver).then(() => writer.drained()),
				replayMs,
			);
			copies?.onRestored(() => {
				journal.readAll().then(replay, (error) => log.error({ error }, "the intake journal could not be read again"));
			});
			clearInterval(timer);
			timer = setInterval(maintain, everyMs);
			timer.unref();
		},
		tidy() {
			const tidied = working.then(() => journal.rotate()).then(trim);
			working = tidied.catch(() => {});
			return tidied;
		},
		async close() {
			clearInterval(timer);
			await within(maintain(), closeMs);
			await journal.close();
		},
	};
}
