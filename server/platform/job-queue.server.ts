import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { sql } from "drizzle-orm";
import { type Db, fromDrizzle, type Job, type JobResult, PgBoss } from "pg-boss";
import type { DatabaseClient, Transaction } from "./database/client.server.ts";
import { patiently } from "./database/patience.server.ts";
import { sentTogether } from "./database/sent-together.server.ts";
import type { Log } from "./log.server.ts";
import { logRepeated } from "./log-repeated.server.ts";
import { deadLetter, isStillQueued, takeDeadJob } from "./queued-jobs.server.ts";
import { openSweeper } from "./sweeper.server.ts";

/** A job to enqueue. A second job with the same id is ignored, or on the embedded database makes its transaction fail. */
export type NewJob<Data> = {
	[N in keyof Data & string]: { name: N; data: Data[N]; id?: string; priority?: number };
}[keyof Data & string];

/** @template Data the data of each job, by the job's name */
export interface Queue<Data> {
	/**
	 * Joins the transaction: the job exists only if the transaction commits.
	 * @param priority jobs of one name run in its order, the highest first; 0 if left out
	 */
	enqueue<N extends keyof Data & string>(
		transaction: Transaction,
		name: N,
		data: Data[N],
		options?: { priority?: number },
	): Promise<void>;
	/** Enqueues many jobs in the transaction, with one statement for each name. */
	enqueueAll(transaction: Transaction, jobs: readonly NewJob<Data>[]): Promise<void>;
	/**
	 * Tries a job again that failed for good, under the id that it always had.
	 * @returns its name; null if it isn't there, or is one of another version
	 */
	reviveDead(transaction: Transaction, id: string): Promise<string | null>;
	/** Outside any transaction. */
	send<N extends keyof Data & string>(name: N, data: Data[N]): Promise<void>;
	/** Starts to run jobs. */
	work(run: JobRunner<Data>): Promise<void>;
	/** Waits a moment for running jobs, and hands back the others. */
	stop(): Promise<void>;
}

/** `id` is the same in every attempt, so that a receiver can drop a second delivery. */
export type JobRunner<Data> = <N extends keyof Data & string>(name: N, data: Data[N], id: string) => Promise<void>;

interface QueueOptions<Data> {
	/** All jobs, with cron expressions in UTC or null. A scheduled job runs once for all processes that share the database. */
	schedules: { readonly [N in keyof Data & string]: string | null };
	/** How often one statement asks which names have jobs that are due: those to be tried again, and those of schedules. */
	pollingSeconds?: number;
}

/** About two days of attempts, with pauses from half a minute to an hour. Then the job moves to `dead-letter`. */
const retries = { retryLimit: 60, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600 };
/** Few, because the next run does the same work. */
const scheduledRetries = { retryLimit: 5 };
/** Jobs that take longer are handed back: they run again, here or elsewhere. */
const stopMs = 3000;
/** How many jobs of one name a process runs at the same time. While more wait, it takes the next ones at once. */
const batchSize = 5;

/**
 * Workers measure how long they were busy. If the wall clock was set back by three days in between, they would sleep
 * for three days.
 */
const steadyClock = {
	now: () => performance.timeOrigin + performance.now(),
	setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
	clearTimeout: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
	setInterval: (run: () => void, ms: number) => setInterval(run, ms),
	clearInterval: (timer: unknown) => clearInterval(timer as NodeJS.Timeout),
};

/**
 * A worker that isn't notified of a job looks by itself. Dozens of them that did so every two seconds kept a quarter of
 * a core busy.
 */
const unaskedSeconds = 60;

/** A job is announced when its transaction commits, so that it needn't wait until the next look. */
export const jobsTopic = "jobs";
/** Jobs that come within this time share one look. */
const gatherMs = 50;

const hastenMs = 60_000;

/** No job is due later than after the longest pause. One that is was dated by a clock that has been set back since. */
async function hastenMisdatedJobs({ jobs }: DatabaseClient): Promise<void> {
	await jobs.executeSql(`
		UPDATE jobs.job SET start_after = now()
		WHERE state IN ('created', 'retry') AND start_after > now() + interval '${2 * retries.retryDelayMax} seconds'
	`);
}

const librarySettings = ({ jobs, jobsBackend }: DatabaseClient) => ({
	db: jobs,
	backend: jobsBackend,
	schema: "jobs",
	// A migration creates it: the site's role may have no right to.
	createSchema: false,
});

/** Creates the queues and schedules without running any. A database in which they are opens sooner. */
export async function createQueues(
	database: DatabaseClient,
	schedules: Readonly<Record<string, string | null>>,
): Promise<void> {
	const boss = new PgBoss({ ...librarySettings(database), schedule: false, supervise: false });
	await boss.start();
	await createMissingQueues(boss, schedules);
	await boss.stop({ graceful: false });
}

/** The library knows the queues that were there when it started, and the others once they are asked for a job. */
async function createMissingQueues(boss: PgBoss, schedules: Readonly<Record<string, string | null>>): Promise<void> {
	const existing = new Set((await boss.getQueues()).map(({ name }) => name));
	const scheduled = new Map((await boss.getSchedules()).map(({ name, cron, options }) => [name, { cron, options }]));
	if (!existing.has(deadLetter)) await boss.createQueue(deadLetter);
	for (const [name, schedule] of Object.entries(schedules)) {
		if (!existing.has(name)) {
			await boss.createQueue(name, { ...retries, deadLetter, expireInSeconds: 120, deleteAfterSeconds: 24 * 3600 });
			// Caches it: `enqueue` must not query the database from inside a transaction.
			await boss.getJobById(name, randomUUID());
		}
		if (schedule === null) {
			// An earlier version ran it by the clock.
			if (scheduled.has(name)) await boss.unschedule(name);
		} else if (!isDeepStrictEqual(scheduled.get(name), { cron: schedule, options: scheduledRetries })) {
			await boss.schedule(name, schedule, null, scheduledRetries);
		}
	}
}

export async function openQueue<Data>(
	database: DatabaseClient,
	log: Log,
	{ schedules, pollingSeconds = 5 }: QueueOptions<Data>,
): Promise<Queue<Data>> {
	const boss = new PgBoss({
		...librarySettings(database),
		clock: steadyClock,
		// How soon schedules follow the wall clock.
		clockMonitorIntervalSeconds: 60,
		cronWorkerIntervalSeconds: 30,
	});
	const { report } = logRepeated(log, "jobs can't be read or written");
	const workers = new Map<string, string>();
	const sweeper = openSweeper({
		sweep: () => wakeWorkers(database, boss, workers),
		everyMs: pollingSeconds * 1000,
		failed: report,
	});
	let stopListening = () => {};
	boss.on("error", report);
	await boss.start();
	const names = Object.keys(schedules) as (keyof Data & string)[];
	await createMissingQueues(boss, schedules);
	await hastenMisdatedJobs(database);
	const hastening = setInterval(() => hastenMisdatedJobs(database).catch(report), hastenMs).unref();

	async function enqueueAll(transaction: Transaction, jobs: readonly NewJob<Data>[]): Promise<void> {
		if (jobs.length === 0) return;
		const db = insertsOf(database, transaction);
		const names = [...new Set(jobs.map((job) => job.name))];
		const inserted = names.map((name) => {
			const ofName = jobs.filter((job) => job.name === name);
			const inserts = ofName.map(({ data, id, priority = 0 }) => ({
				data: data as object,
				priority,
				...(id && { id }),
			}));
			return boss.insert(name, inserts, { db });
		});
		await sentTogether(...inserted, database.changes.announce(jobsTopic, transaction));
	}

	return {
		async enqueue(transaction, name, data, { priority = 0 } = {}) {
			await boss.send(name, data as object, { priority, db: fromDrizzle(transaction, sql) });
			await database.changes.announce(jobsTopic, transaction);
		},
		enqueueAll,
		async reviveDead(transaction, id) {
			const dead = await takeDeadJob(transaction, id, names);
			if (!dead) return null;
			const { name, data, priority, firstId } = dead;
			// The library's own `redrive` gives it another id, by which no receiver knows what it already has.
			const job = { name, data, priority, ...(firstId && { id: firstId }) } as NewJob<Data>;
			// Somebody may have caused it once more since it failed.
			const isQueued = firstId !== null && (await isStillQueued(transaction, { id: firstId, name }));
			if (!isQueued) await enqueueAll(transaction, [job]);
			return name;
		},
		async send(name, data) {
			await boss.send(name, data as object);
			await database.changes.announce(jobsTopic);
		},
		async work(run) {
			const settings = {
				pollingIntervalSeconds: Math.max(unaskedSeconds, pollingSeconds),
				batchSize,
				burstWhenBatchFull: true,
				perJobResults: true,
			} as const;
			for (const name of names) {
				const runOne = async ({ id, data }: Job): Promise<JobResult> => {
					try {
						await patiently(() => run(name, data as Data[typeof name], id));
						return { id, status: "completed" };
					} catch (error) {
						log.warn({ job: name, id, error }, "job failed; it will be retried");
						return { id, status: "failed", output: { error: error instanceof Error ? error.name : "unknown" } };
					}
				};
				workers.set(name, await boss.work(name, settings, (jobs: Job[]) => Promise.all(jobs.map(runOne))));
			}
			stopListening = database.changes.listen((topic) => {
				if (topic === jobsTopic || topic === null) sweeper.soon(gatherMs);
			});
			sweeper.start();
		},
		async stop() {
			clearInterval(hastening);
			stopListening();
			await sweeper.close();
			await boss.stop({ graceful: true, timeout: stopMs });
		},
	};
}

/** Wakes the workers that have a job to run. @param workers their ids, by the names of their jobs */
async function wakeWorkers(
	{ jobs }: DatabaseClient,
	boss: PgBoss,
	workers: ReadonlyMap<string, string>,
): Promise<void> {
	const names = [...workers.keys()].map((name) => `('${name}')`).join(", ");
	const { rows } = await jobs.executeSql(`
		SELECT queue.name FROM (VALUES ${names}) AS queue (name)
		WHERE EXISTS (SELECT FROM jobs.job WHERE job.name = queue.name AND state < 'active' AND start_after <= now())
	`);
	for (const { name } of rows) boss.notifyWorker(workers.get(name) as string);
}

/**
 * The library's statement ends in ON CONFLICT. With several rows the embedded database can hang on that, and row by row
 * it takes twice as long to store a lead.
 */
function insertsOf({ jobsBackend }: DatabaseClient, transaction: Transaction): Db {
	const db = fromDrizzle(transaction, sql);
	if (jobsBackend === "postgres") return db;
	return { executeSql: (text, values) => db.executeSql(text.replace("ON CONFLICT DO NOTHING", ""), values) };
}
