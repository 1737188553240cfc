import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { DatabaseClient, Transaction } from "./database/client.server.ts";
import type { Log } from "./log.server.ts";
import type { Mail } from "./mail/mailer.server.ts";

/** What is done after a request has been answered. Each job names rows of the database; it carries little itself. */
export interface JobData {
	"notify-staff": { leadId: string };
	"acknowledge-visitor": { leadId: string };
	"send-report": { leadId: string };
	"send-guide": { leadId: string };
	"deliver-lead-webhook": { leadId: string };
	"notify-booking": { bookingEventId: string };
	"send-mail": Mail;
}
export type JobName = keyof JobData;
export const jobNames = [
	"notify-staff",
	"acknowledge-visitor",
	"send-report",
	"send-guide",
	"deliver-lead-webhook",
	"notify-booking",
	"send-mail",
] as const satisfies JobName[];

/** `id` is the same in every attempt, so that a receiver can tell a second delivery from a second lead. */
export type JobHandlers = { [N in JobName]: (data: JobData[N], id: string) => Promise<void> };

export interface Jobs {
	/** Takes part in the transaction: the job exists exactly when the transaction commits. */
	enqueue<N extends JobName>(transaction: Transaction, name: N, data: JobData[N]): Promise<void>;
	/** Outside any transaction. */
	send<N extends JobName>(name: N, data: JobData[N]): Promise<void>;
	work(handlers: JobHandlers): Promise<void>;
	/** Lets running jobs finish. */
	stop(): Promise<void>;
}

/** About two days of attempts, from half a minute apart to an hour. What still fails waits in `dead-letter`. */
const patience = { retryLimit: 60, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600 };
const deadLetter = "dead-letter";

export async function startJobs(database: DatabaseClient, log: Log, { pollingSeconds = 2 } = {}): Promise<Jobs> {
	const boss = new PgBoss({ db: database.jobs, backend: database.jobsBackend, schema: "jobs", schedule: false });
	boss.on("error", (error) => log.error({ error }, "jobs"));
	await boss.start();
	await boss.createQueue(deadLetter);
	for (const name of jobNames) {
		await boss.createQueue(name, { ...patience, deadLetter, expireInSeconds: 120, deleteAfterSeconds: 24 * 3600 });
		// Looks the queue up once, so that `enqueue` never has to ask the database from inside a transaction.
		await boss.getJobById(name, randomUUID());
	}

	return {
		async enqueue(transaction, name, data) {
			await boss.send(name, data, { db: fromDrizzle(transaction, sql) });
		},
		async send(name, data) {
			await boss.send(name, data);
		},
		async work(handlers) {
			for (const name of jobNames) {
				const handle = handlers[name] as (data: unknown, id: string) => Promise<void>;
				await boss.work(name, { pollingIntervalSeconds: pollingSeconds }, async (jobs) => {
					for (const job of jobs) {
						try {
							await handle(job.data, job.id);
						} catch (error) {
							log.warn({ job: name, id: job.id, error }, "job failed; it will be tried again");
							throw error;
						}
					}
				});
			}
		},
		stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
	};
}
