import { isDatabaseTooLate } from "../platform/database/database-errors.server.ts";
import { inBackground } from "../platform/database/patience.server.ts";
import type { Log } from "../platform/log.server.ts";
import type { KeptEntry } from "./intake-entry.server.ts";

/** The parts of the database that the intake needs. */
export interface LeadStore {
	/** Stores leads in one transaction, each at most once. @returns the ids of those that were stored before, by the entry's */
	store(entries: readonly KeptEntry[]): Promise<ReadonlyMap<string, string>>;
	/** The id of the lead that a submission became. */
	find(submissionId: string): Promise<string | undefined>;
	/** False while the database is known to be away. */
	isAvailable(): boolean;
}

interface Outcome {
	/** Committed. */
	stored(id: string): void;
	/** The database can't take this lead. @returns whether to keep it and try again later */
	rejected(error: unknown): boolean;
}

interface Waiting extends Outcome {
	entry: KeptEntry;
	/** When it was added. */
	since: number;
}

export interface Writer {
	add(entry: KeptEntry, outcome: Outcome): void;
	/** Forgets an entry that is not being stored at this moment, also one that the database didn't take. */
	drop(entry: KeptEntry): void;
	/** Begins to store, also what came before. */
	start(store: LeadStore): void;
	/** Ends when nothing is being stored. */
	stop(): Promise<void>;
	/** Ends when everything that can be stored is stored. */
	drained(): Promise<void>;
	/** True if there is a database to try. */
	readonly isConnected: boolean;
	/** True if it also took the last batch. */
	readonly isStoring: boolean;
	/** The number of leads that wait to be stored, without those that the database can't take. */
	readonly waiting: number;
	/** For how long the first of them has been waiting. */
	readonly waitingMs: number;
	/** The number of leads that the database doesn't take. They are tried again every few minutes. */
	readonly refused: number;
}

export interface WriterOptions {
	log: Log;
	/** The number of transactions at once. */
	transactions: number;
}

/** Leads in one transaction, during which the embedded database answers nobody else. */
const usualBatch = 64;
/**
 * While many wait, the process is busy with answers, and each statement of a transaction waits for its turn. Fewer
 * transactions keep pace.
 */
const largeBatch = 256;
const shortestPauseMs = 50;
const longestPauseMs = 2000;
/** Another process stores the same leads at most a few times in a row. */
const maxCollisions = 5;
const retryRejectedMs = 10 * 60_000;
const warnAt = 500;

/** Stores leads in batches, in the order in which they came, and waits for the database as long as it takes. */
export function createWriter({ log, transactions }: WriterOptions): Writer {
	let queue: Waiting[] = [];
	const rejected = new Set<Waiting>();
	let store: LeadStore | null = null;
	let running = 0;
	let pauseMs = 0;
	/** Shrinks when the database can't take so many at once, and grows again while it takes them. */
	let mostAtOnce = largeBatch;
	let pause: NodeJS.Timeout | undefined;
	let warnedAt = warnAt;
	let waking: NodeJS.Immediate | undefined;
	const idle = new Set<() => void>();

	const retry = setInterval(() => {
		queue.push(...rejected);
		rejected.clear();
		wake();
	}, retryRejectedMs);
	retry.unref();

	/** Leads that arrive at the same moment share a transaction. */
	function wakeSoon(): void {
		if (waking) return;
		waking = setImmediate(() => {
			waking = undefined;
			wake();
		});
	}

	function wake(): void {
		while (store && !pause && running < transactions && queue.length > 0) {
			running += 1;
			void run(
				store,
				queue.splice(0, Math.min(mostAtOnce, queue.length > largeBatch ? largeBatch : usualBatch)),
			).finally(() => {
				running -= 1;
				wake();
			});
		}
		if (queue.length === 0) warnedAt = warnAt;
		if (running > 0 || (store && queue.length > 0)) return;
		for (const notify of idle) notify();
		idle.clear();
	}

	async function run(database: LeadStore, batch: Waiting[], collisions = 0): Promise<void> {
		let ids: ReadonlyMap<string, string>;
		try {
			// Nobody waits for the rows: on the embedded database a lead is in the journal when it is answered.
			ids = await inBackground(() => database.store(batch.map(({ entry }) => entry)));
		} catch (error) {
			const remedy = remedyFor(error);
			if (remedy === "again" && collisions < maxCollisions) return run(database, batch, collisions + 1);
			if (remedy === "wait") return wait(batch, error);
			const [only, ...others] = batch;
			if (only && others.length === 0) return reject(only, error);
			for (const [index, waiting] of batch.entries()) {
				await run(database, [waiting]);
				if (pause) {
					// The database went away. Each of the others would find that out by itself.
					queue.splice(1, 0, ...batch.slice(index + 1));
					return;
				}
			}
			return;
		}
		if (pauseMs > 0) log.warn({ waiting: queue.length }, "leads are stored again");
		pauseMs = 0;
		mostAtOnce = Math.min(mostAtOnce + Math.ceil(mostAtOnce / 4), largeBatch);
		for (const { entry, stored } of batch) stored(ids.get(entry.id) ?? entry.id);
	}

	function wait(batch: Waiting[], error: unknown): void {
		queue = [...batch, ...queue];
		// Only a batch that is stored raises it: between the batches that it takes too long for, a slow database is also away.
		const fewer = isTooSlow(error) ? Math.max(1, Math.floor(batch.length / 2)) : usualBatch;
		mostAtOnce = Math.min(mostAtOnce, usualBatch, fewer);
		if (pauseMs === 0) log.warn({ ...describeFault(error), waiting: queue.length }, "leads can't be stored; they wait");
		pauseMs = Math.min(Math.max(pauseMs * 2, shortestPauseMs), longestPauseMs);
		clearTimeout(pause);
		pause = setTimeout(() => {
			pause = undefined;
			wake();
		}, pauseMs);
	}

	function reject(waiting: Waiting, error: unknown): void {
		log.error({ lead: waiting.entry.id, ...describeFault(error) }, "the database can't take this lead");
		if (waiting.rejected(error)) rejected.add(waiting);
	}

	return {
		add(entry, outcome) {
			queue.push({ entry, since: performance.now(), ...outcome });
			if (queue.length >= warnedAt) {
				log.warn({ waiting: queue.length }, "many leads wait to be stored");
				warnedAt *= 2;
			}
			wakeSoon();
		},
		drop(entry) {
			queue = queue.filter((waiting) => waiting.entry !== entry);
			for (const waiting of rejected) if (waiting.entry === entry) rejected.delete(waiting);
		},
		start(leadStore) {
			store = leadStore;
			wake();
		},
		async stop() {
			store = null;
			clearTimeout(pause);
			pause = undefined;
			clearInterval(retry);
			if (running > 0) await new Promise<void>((resolve) => idle.add(resolve));
		},
		async drained() {
			if (running > 0 || queue.length > 0) await new Promise<void>((resolve) => idle.add(resolve));
		},
		get isConnected() {
			return store?.isAvailable() ?? false;
		},
		get isStoring() {
			return pauseMs === 0 && (store?.isAvailable() ?? false);
		},
		get waiting() {
			return queue.length;
		},
		get waitingMs() {
			const [first] = queue;
			return first ? performance.now() - first.since : 0;
		},
		get refused() {
			return rejected.size;
		},
	};
}

/** The SQLSTATE of a failed query: Drizzle wraps the driver's error. */
function sqlStateOf(error: unknown): string | undefined {
	for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
		const { code } = cause as { code?: unknown };
		if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code)) return code;
	}
}

/**
 * What a failed batch needs: to be tried again at once (another process stored one of its leads at the same moment), to
 * be stored one by one (a lead that the database can't take), or to wait for the database.
 */
function remedyFor(error: unknown): "again" | "one by one" | "wait" {
	const state = sqlStateOf(error) ?? "";
	if (state === "23505") return "again";
	if (/^2[23]/.test(state)) return "one by one";
	return !state && (error instanceof TypeError || error instanceof RangeError) ? "one by one" : "wait";
}

/**
 * The server ended a statement, or the site gave up on the transaction or on the embedded engine. A smaller batch may be
 * stored in time.
 */
function isTooSlow(error: unknown): boolean {
	return ["57014", "55P03"].includes(sqlStateOf(error) ?? "") || isDatabaseTooLate(error);
}

/** What may be logged of the error. Its message may hold what a visitor typed. */
function describeFault(error: unknown): { error: string; state: string | undefined } {
	const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
	return { error: root instanceof Error ? root.name : "unknown", state: sqlStateOf(error) };
}
