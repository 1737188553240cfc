import { eq, inArray, sql } from "drizzle-orm";
import { healthAlarms, healthTroubles, userRoles } from "#database/schema.ts";
import { type Alarm, decideAlarms, followTroubles } from "#domain/health/alarms.ts";
import type { HealthValues } from "#domain/health/health-values.ts";
import { judgeHealth } from "#domain/health/judge-health.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";
import type { ToldAlarm } from "./mail-alarms.server.ts";

/** Any number that no other advisory lock uses. */
const alarmLock = 7_203_121;

/**
 * Follows what a process has measured, and enqueues one email to each admin about all alarms that begin, and one about all
 * that are over. Processes take turns.
 * @param process the id of the one that has measured
 */
export async function raiseAlarms(
	{ clock, database, jobs }: Pick<Services, "clock" | "database" | "jobs">,
	values: HealthValues,
	process: string,
): Promise<void> {
	// Nothing could be stored, and nobody told.
	if (!values.database) return;
	const findings = judgeHealth(values);
	const isCalm = findings.every(({ state }) => state !== "alarm");
	if (isCalm && !(await isAnyOpen(database))) return;
	const now = clock();
	await database.db.transaction(async (transaction) => {
		await transaction.execute(sql`SELECT pg_advisory_xact_lock(${alarmLock})`);
		const troubles = followTroubles(await transaction.select().from(healthTroubles), findings, process, now);
		const { begun, over } = decideAlarms(troubles, await transaction.select().from(healthAlarms), {
			findings,
			process,
			now,
		});
		await transaction.delete(healthTroubles);
		if (troubles.length > 0) await transaction.insert(healthTroubles).values(troubles);
		const told = [...begun, ...over];
		if (told.length === 0) return;
		const parts = told.map(({ part }) => part);
		await transaction.delete(healthAlarms).where(inArray(healthAlarms.part, parts));
		await transaction.insert(healthAlarms).values(told);
		const tell = (alarms: readonly Alarm[]): ToldAlarm[] =>
			alarms.map(({ part, since }) => ({ part, since: since.toISOString(), value: values[part] }));
		const admins = await adminsOf(transaction);
		const mails = [
			{ event: "begun" as const, alarms: tell(begun) },
			{ event: "over" as const, alarms: tell(over) },
		].filter(({ alarms }) => alarms.length > 0);
		await jobs.enqueueAll(
			transaction,
			mails.flatMap((mail) => admins.map((adminId) => ({ name: "mail-alarms" as const, data: { ...mail, adminId } }))),
		);
	});
}

async function isAnyOpen({ db }: Pick<Services["database"], "db">): Promise<boolean> {
	const open = await db.$count(healthAlarms, eq(healthAlarms.isOver, false));
	return open > 0 || (await db.$count(healthTroubles)) > 0;
}

async function adminsOf(transaction: Transaction): Promise<string[]> {
	const admins = await transaction.select().from(userRoles).where(eq(userRoles.role, "admin"));
	return admins.map(({ user_id }) => user_id);
}
