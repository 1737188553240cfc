import type { JobName } from "./job-schedules.server.ts";
import type { JobData } from "./jobs.server.ts";
import type { Database, Transaction } from "./platform/database/client.server.ts";
import { isJobPending } from "./platform/queued-jobs.server.ts";
import type { Services } from "./services.server.ts";

/** So few that a job ends before the queue considers it dead. The next job continues. */
const stepsPerJob = 40;

export type StepParts = Pick<Services, "clock" | "database" | "env" | "intake" | "jobs" | "leadIndex">;

/**
 * A job that is too long for one transaction. Each step is a short one, which also stores how far it is: so a process that
 * dies, or a second one, loses nothing and does nothing twice. If a step fails, the queue tries the job again from there.
 */
export interface SteppedJob<N extends JobName> {
	name: N;
	/** What one run of the job does again and again. A step returns whether there is more to do. */
	begin(parts: StepParts, data: JobData[N]): (transaction: Transaction) => Promise<boolean>;
	/** All that is not done, whether a job will go on with it or not. */
	unfinished(db: Database): Promise<JobData[N][]>;
}

/** Runs a job step by step. While many leads arrive, their answers come first. What it changed on leads is derived again. */
export async function workInSteps<N extends JobName>(
	{ name, begin }: SteppedJob<N>,
	parts: StepParts,
	data: JobData[N],
): Promise<void> {
	const { database, intake, jobs, leadIndex } = parts;
	const step = begin(parts, data);
	for (let count = 0; count < stepsPerJob; count++) {
		await intake.calm();
		const isMore = await database.db.transaction(step);
		leadIndex.indexSoon();
		if (!isMore) return;
	}
	await jobs.send(name, data);
}

/** Enqueues what is not done and has no job any more, such as one that failed for good. */
export async function continueSteps<N extends JobName>(
	{ name, unfinished }: SteppedJob<N>,
	{ database: { db }, jobs }: Pick<Services, "database" | "jobs">,
): Promise<void> {
	for (const data of await unfinished(db)) {
		if (!(await isJobPending(db, name, data))) await jobs.send(name, data);
	}
}
