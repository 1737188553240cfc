import type { Journal } from "../platform/journal/journal.server.ts";
import type { Log } from "../platform/log.server.ts";
import type { KeptEntry } from "./intake-entry.server.ts";
import type { StoredProgress } from "./stored-progress.server.ts";
import { within } from "./within.server.ts";
import type { Writer } from "./writer.server.ts";

/** The two steps of storing a lead. */
export interface Keeping {
	/** The lead's id, once it can't be lost. Null if it can't be stored here now. */
	kept: Promise<string | null>;
	/** Resolves when the lead's rows are committed. Stays pending until then. */
	stored: Promise<string>;
}

export type KeepLead = (entry: KeptEntry) => Keeping;

interface Parts {
	writer: Writer;
	progress: StoredProgress;
	journal: Journal;
	log: Log;
}

/** How long a visitor waits for the commit, with and without a journal. */
const patience = { withJournalMs: 500, aloneMs: 5000 };

/** For the embedded database, which does not sync its files: a lead is answered when the journal has it. */
export function keepInJournal({ writer, progress, journal, log }: Parts): KeepLead {
	return (entry) => {
		const stored = Promise.withResolvers<string>();
		async function waitUntilKept() {
			const sequence = await append(journal, entry, log);
			if (sequence === null) return null;
			progress.begin(sequence);
			writer.add(entry, {
				stored(id) {
					progress.end(sequence);
					journal.settle(sequence);
					stored.resolve(id);
				},
				rejected: () => true,
			});
			return entry.id;
		}
		return { kept: waitUntilKept(), stored: stored.promise };
	};
}

/** For PostgreSQL alone: a lead is answered when it is committed. While that takes too long, the visitor's device keeps it. */
export function keepByCommit({ writer }: Pick<Parts, "writer">): KeepLead {
	return (entry) => {
		const waitMs = writer.isConnected ? patience.aloneMs : 0;
		const commit = Promise.withResolvers<string>();
		writer.add(entry, {
			stored: commit.resolve,
			rejected(error) {
				commit.reject(error);
				return false;
			},
		});
		async function waitUntilKept() {
			const id = await within(commit.promise, waitMs);
			if (id === undefined) writer.drop(entry);
			return id ?? null;
		}
		return { kept: waitUntilKept(), stored: forever(commit.promise) };
	};
}

/**
 * For PostgreSQL with a data folder that outlives the machine: a slow or absent database delays a lead by half a second
 * at most, then the journal has it. The commit may follow.
 */
export function keepByCommitOrJournal({ writer, progress, journal, log }: Parts): KeepLead {
	return (entry) => {
		const waitMs = writer.isStoring ? patience.withJournalMs : 0;
		const commit = Promise.withResolvers<string>();
		let isCommitted = false;
		let sequence: number | null = null;
		/** Before the journal says that it has the lead, because then the visitor hears that it is kept. */
		let mayBeInJournal = false;
		let refuse: (() => void) | null = null;
		function settle() {
			if (!isCommitted || sequence === null) return;
			progress.end(sequence);
			journal.settle(sequence);
		}
		writer.add(entry, {
			stored(id) {
				isCommitted = true;
				settle();
				commit.resolve(id);
			},
			rejected(error) {
				refuse = () => commit.reject(error);
				if (!mayBeInJournal) refuse();
				return mayBeInJournal;
			},
		});
		async function waitUntilKept() {
			const id = await within(commit.promise, waitMs);
			if (id !== undefined) return id;
			mayBeInJournal = true;
			sequence = await append(journal, entry, log);
			if (sequence === null) {
				mayBeInJournal = false;
				if (refuse) {
					writer.drop(entry);
					refuse();
				}
				const late = await within(commit.promise, patience.aloneMs);
				if (late === undefined) writer.drop(entry);
				return late ?? null;
			}
			progress.begin(sequence);
			settle();
			return entry.id;
		}
		return { kept: waitUntilKept(), stored: forever(commit.promise) };
	};
}

async function append(journal: Journal, entry: KeptEntry, log: Log): Promise<number | null> {
	try {
		return await journal.append(entry.id, entry);
	} catch (error) {
		log.error({ error }, "the intake journal can't be written");
		return null;
	}
}

/** Pending instead of rejected: nobody waits for a lead that was refused. */
function forever<T>(promise: Promise<T>): Promise<T> {
	return promise.catch(() => new Promise<T>(() => {}));
}
