import { eq, inArray, sql } from "drizzle-orm";
import { healthAlarms, healthTroubles, userRoles } from "#database/schema.ts";
import { type Alarm, decideAlarms, followTroubles, type Observer, observerAt } from "#domain/health/alarms.ts";
import type { HealthValues } from "#domain/health/health-values.ts";
import { type HealthFinding, judgeHealth } from "#domain/health/judge-health.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";
import type { ToldAlarm } from "./mail-alarms.server.ts";

type Parts = Pick<Services, "clock" | "database" | "jobs">;

/** Any number that no other advisory lock uses. */
const alarmLock = 7_203_121;

/**
 * Follows what a process measures, and enqueues one email to each admin about all alarms that begin, and one about all that
 * are over. Processes take turns.
 * @param process the id of the one that measures
 * @returns to be called with each measurement
 */
export function alarmRaiser({ clock, database, jobs }: Parts, process: string) {
	let before: Observer | null = null;
	return async (values: HealthValues): Promise<void> => {
		// Nothing could be stored, and nobody told.
		if (!values.database) return;
		const findings = judgeHealth(values);
		const observer = observerAt(before, process, clock());
		const isCalm = findings.every(({ state }) => state !== "alarm");
		if (!isCalm || (await isAnyOpen(database))) {
			await database.db.transaction((transaction) => follow(transaction, { jobs, observer, findings, values }));
		}
		// A look that could not be stored counts as none.
		before = observer;
	};
}

interface Look {
	jobs: Services["jobs"];
	observer: Observer;
	findings: readonly HealthFinding[];
	values: HealthValues;
}

async function follow(transaction: Transaction, { jobs, observer, findings, values }: Look): Promise<void> {
	await transaction.execute(sql`SELECT pg_advisory_xact_lock(${alarmLock})`);
	const troubles = followTroubles(await transaction.select().from(healthTroubles), findings, observer);
	const alarms = await transaction.select().from(healthAlarms);
	const { begun, over } = decideAlarms(troubles, alarms, findings, observer);
	await transaction.delete(healthTroubles);
	if (troubles.length > 0) await transaction.insert(healthTroubles).values(troubles);
	const told = [...begun, ...over];
	if (told.length === 0) return;
	const parts = told.map(({ part }) => part);
	await transaction.delete(healthAlarms).where(inArray(healthAlarms.part, parts));
	await transaction.insert(healthAlarms).values(told);
	const tell = (some: readonly Alarm[]): ToldAlarm[] =>
		some.map(({ part, since }) => ({ part, since: since.toISOString(), value: values[part] }));
	const admins = await adminsOf(transaction);
	const mails = [
		{ event: "begun" as const, alarms: tell(begun) },
		{ event: "over" as const, alarms: tell(over) },
	].filter((mail) => mail.alarms.length > 0);
	await jobs.enqueueAll(
		transaction,
		mails.flatMap((mail) => admins.map((adminId) => ({ name: "mail-alarms" as const, data: { ...mail, adminId } }))),
	);
}

async function isAnyOpen({ db }: Pick<Services["database"], "db">): Promise<boolean> {
	const open = await db.$count(healthAlarms, eq(healthAlarms.isOver, false));
	return open > 0 || (await db.$count(healthTroubles)) > 0;
}

async function adminsOf(transaction: Transaction): Promise<string[]> {
	const admins = await transaction.select().from(userRoles).where(eq(userRoles.role, "admin"));
	return admins.map(({ user_id }) => user_id);
}
