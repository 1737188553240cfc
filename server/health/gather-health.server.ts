import { and, lt } from "drizzle-orm";
import { whoAwaitContact } from "#database/schema/awaits-contact.ts";
import { contactSubmissions } from "#database/schema.ts";
import type { HealthValues } from "#domain/health/health-values.ts";
import { countFailingEmails } from "../deliveries/count-failing-emails.server.ts";
import { jobSchedules } from "../job-schedules.server.ts";
import { countTroubles, oldestWaitingSince } from "../lead-desk/webhooks/read-endpoints.server.ts";
import { isRealLead } from "../leads/is-real-lead.server.ts";
import type { Database } from "../platform/database/client.server.ts";
import { countDeadJobs, readBacklog } from "../platform/queued-jobs.server.ts";
import type { Machine } from "../platform/this-machine.server.ts";
import type { Services } from "../services.server.ts";

export type HealthParts = Pick<Services, "clock" | "database" | "env" | "intake" | "log">;

/** A database that takes longer doesn't answer, as far as people can tell. */
const patienceMs = 2000;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** The pause between two attempts to send an email is an hour at most. */
const emailsMs = 2 * hourMs;

/** Measures what the health of the site is judged by. It never fails: what can't be read is null. */
export async function gatherHealth(parts: HealthParts, machine: Machine): Promise<HealthValues> {
	const { clock, database, env, intake, log } = parts;
	const now = clock();
	const ms = await pingMs(database);
	async function ifKnown<Value>(read: () => Promise<Value>): Promise<Value | null> {
		try {
			return await read();
		} catch (error) {
			log.warn({ error }, "a part of the site's health can't be read");
			return null;
		}
	}
	// While the database is away, each statement would have to time out.
	const stored = async <Value>(read: (db: Database) => Promise<Value>) =>
		ms === null ? null : ifKnown(() => read(database.db));
	return {
		database: ms === null ? null : { ms },
		leads: intake.backlog,
		jobs: await stored((db) => readBacklog(db, Object.keys(jobSchedules))),
		failedJobs: await stored(async (db) => ({ count: await countDeadJobs(db) })),
		emails: await stored(async (db) => ({
			failing: await countFailingEmails(db, new Date(now.getTime() - emailsMs)),
		})),
		webhooks: await stored(async (db) => {
			const since = await oldestWaitingSince(db);
			return { broken: await countTroubles(db), minutes: since ? passed(since, now, minuteMs) : 0 };
		}),
		disk: await ifKnown(async () => ({ freeBytes: await machine.freeBytes(env.dataDir) })),
		memory: machine.memory(),
		eventLoop: { ms: machine.eventLoopMs() },
		promises: await stored(async (db) => ({ count: await countOverdue(db, now) })),
		copies: database.copies && ageOfCopy(database.copies.newestMadeAt()),
	};
}

async function pingMs(database: HealthParts["database"]): Promise<number | null> {
	const started = performance.now();
	const answered = database.ping().then(
		() => performance.now() - started,
		() => null,
	);
	let timer: NodeJS.Timeout | undefined;
	const tooLate = new Promise<null>((resolve) => {
		timer = setTimeout(resolve, patienceMs, null);
	});
	return Promise.race([answered, tooLate]).finally(() => clearTimeout(timer));
}

/** Leads whose deadline has passed without a first contact. */
function countOverdue(db: Database, now: Date): Promise<number> {
	return db.$count(
		contactSubmissions,
		and(whoAwaitContact(contactSubmissions), isRealLead, lt(contactSubmissions.contactDueAt, now)),
	);
}

/** Copies are dated by the machine's clock. */
function ageOfCopy(madeAt: Date | null): { exists: boolean; hours: number } {
	const since = madeAt ?? new Date(Date.now() - process.uptime() * 1000);
	return { exists: madeAt !== null, hours: passed(since, new Date(), hourMs) };
}

/** Whole minutes or hours. */
function passed(since: Date, now: Date, unitMs: number): number {
	return Math.max(0, Math.floor((now.getTime() - since.getTime()) / unitMs));
}
