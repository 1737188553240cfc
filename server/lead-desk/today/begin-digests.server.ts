import { and, eq, inArray, not, sql } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { officeSchedule } from "#content/office-schedule.ts";
import { staffRecords, userRoles } from "#database/schema.ts";
import { mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import { isDigestTime } from "#domain/lead-desk/workday.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { staffRoles } from "#domain/staff/roles.ts";
import type { Services } from "../../services.server.ts";
import { isAwayAt } from "../../staff/who-is-away.server.ts";

/**
 * Enqueues an email about the day for everybody who wants one, is here, and whose day has just begun. Once a day, also if
 * two processes run at the same time: the row says for which day it was enqueued.
 */
export async function beginDigests({
	database: { db },
	jobs,
	clock,
}: Pick<Services, "database" | "jobs" | "clock">): Promise<void> {
	const now = clock();
	const { date } = zonedTime(now, agency.timeZone);
	const { userId, hours, wantsDigest, digestSentOn } = staffRecords;
	const isHere = not(isAwayAt(now));
	const unsent = and(eq(wantsDigest, true), isHere, sql`${digestSentOn} IS DISTINCT FROM ${date}`);
	const people = await db
		.select({ userId, hours })
		.from(staffRecords)
		.innerJoin(userRoles, eq(userRoles.user_id, userId))
		.where(and(unsent, inArray(userRoles.role, staffRoles.filter(mayWorkLeads))));
	for (const person of people.filter((one) => isDigestTime(one.hours, now, officeSchedule))) {
		await db.transaction(async (transaction) => {
			const taken = await transaction
				.update(staffRecords)
				.set({ digestSentOn: date })
				.where(and(eq(userId, person.userId), unsent))
				.returning({ userId });
			if (taken.length > 0) await jobs.enqueue(transaction, "mail-day", { userId: person.userId, date });
		});
	}
}
