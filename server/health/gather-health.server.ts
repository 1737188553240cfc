import { and, lt } from "drizzle-orm";
import { whoAwaitContact } from "#database/schema/awaits-contact.ts";
import { contactSubmissions } from "#database/schema.ts";
import type { HealthValues } from "#domain/health/health-values.ts";
import { readNewestBackup } from "../backups/newest-backup.server.ts";
import { countFailingEmails, countReturnedEmails } from "../deliveries/count-failing-emails.server.ts";
import { jobSchedules } from "../job-schedules.server.ts";
import { countTroubles, oldestWaitingSince } from "../lead-desk/webhooks/read-endpoints.server.ts";
import { isRealLead } from "../leads/is-real-lead.server.ts";
import type { Database } from "../platform/database/client.server.ts";
import { countDeadJobs, readBacklog } from "../platform/queued-jobs.server.ts";
import type { Machine } from "../platform/this-machine.server.ts";
import type { Services } from "../services.server.ts";
import type { LeadProbe } from "./lead-probe.server.ts";

export interface HealthParts
	extends Pick<Services, "audit" | "clock" | "database" | "env" | "intake" | "ledger" | "log"> {
	probe: Pick<LeadProbe, "look">;
}

/** A database that takes longer doesn't answer, as far as people can tell. */
const patienceMs = 2000;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** The pause between two attempts to send an email is an hour at most. */
const emailsMs = 2 * hourMs;
const dayMs = 24 * hourMs;

/** Measures what the health of the site is judged by. It never fails: what can't be read is null. */
export async function gatherHealth(parts: HealthParts, machine: Machine): Promise<HealthValues> {
	const { audit, clock, database, env, intake, ledger, log, probe } = parts;
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
		changes: ms === null ? null : deafMinutes(database),
		leads: intake.backlog,
		probe: await stored((db) => probe.look(db)),
		jobs: await stored((db) => readBacklog(db, Object.keys(jobSchedules))),
		failedJobs: await stored(async (db) => ({ count: await countDeadJobs(db) })),
		emails: await stored(async (db) => ({
			failing: await countFailingEmails(db, new Date(now.getTime() - emailsMs)),
			returned: await countReturnedEmails(db, new Date(now.getTime() - dayMs)),
		})),
		webhooks: await stored(async (db) => {
			const since = await oldestWaitingSince(db);
			return { broken: await countTroubles(db), minutes: since ? passed(since, now, minuteMs) : 0 };
		}),
		disk: await ifKnown(async () => ({ freeBytes: await machine.freeBytes(env.dataDir) })),
		memory: machine.memory(),
		eventLoop: { ms: machine.eventLoopMs() },
		promises: await stored(async (db) => ({ count: await countOverdue(db, now) })),
		copies: database.copies && ageOf(database.copies.newestMadeAt()),
		backups: needsBackups(env) ? await ifKnown(async () => ageOf(await readNewestBackup(env.dataDir))) : null,
		ledgers: await stored(async () => {
			const troubles = await Promise.all([ledger.trouble(), audit.trouble()]);
			return {
				broken: troubles.reduce((sum, { broken }) => sum + broken, 0),
				minutes: Math.max(...troubles.map(({ minutes }) => minutes)),
			};
		}),
		certificate: daysOf(env.mode === "production" ? machine.certificateEnd(env.siteOrigin) : null),
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

function deafMinutes({ changes }: HealthParts["database"]): { minutes: number } | null {
	const ms = changes.deafMs();
	return ms === null ? null : { minutes: Math.floor(ms / minuteMs) };
}

/** Leads whose deadline has passed without a first contact. */
function countOverdue(db: Database, now: Date): Promise<number> {
	return db.$count(
		contactSubmissions,
		and(whoAwaitContact(contactSubmissions), isRealLead, lt(contactSubmissions.contactDueAt, now)),
	);
}

/** Whoever only tries the site out has nothing to lose. */
const needsBackups = ({ backupPublicKey, mode }: HealthParts["env"]) => backupPublicKey !== "" || mode === "production";

/** For how many whole days a certificate is valid. Like copies and backups, it is dated by the machine's clock. */
function daysOf(end: Date | null): { days: number } | null {
	return end && { days: passed(new Date(), end, dayMs) };
}

/** The age of a copy or a backup. */
function ageOf(madeAt: Date | null): { exists: boolean; hours: number } {
	const since = madeAt ?? new Date(Date.now() - process.uptime() * 1000);
	return { exists: madeAt !== null, hours: passed(since, new Date(), hourMs) };
}

/** Whole minutes, hours or days. */
function passed(since: Date, now: Date, unitMs: number): number {
	return Math.max(0, Math.floor((now.getTime() - since.getTime()) / unitMs));
}
