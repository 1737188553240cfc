import { asc, eq } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { staffLicenses, staffRecords } from "#database/schema.ts";
import type { LeadReader } from "#domain/lead-desk/lead-access.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { licenseStanding } from "#domain/team/staff-record.ts";
import type { Services } from "../../services.server.ts";
import { isAwayAt } from "../../staff/who-is-away.server.ts";
import {
	bookings,
	callableNext,
	callableNow,
	countTakeable,
	overduePromises,
	promisesDueSoon,
	returnedEmails,
} from "./today-leads.server.ts";
import type { Reach } from "./today-reach.server.ts";
import { tasksOfDay } from "./today-tasks.server.ts";

/** Beyond it nobody needs the exact number. */
export const maxTakeable = 99;

/** One person's day. Each section has at most one row more than it shows. */
export async function readToday(
	{ database: { db }, clock }: Pick<Services, "database" | "clock">,
	user: LeadReader,
	reach: Reach,
) {
	const now = clock();
	const day = { db, user, reach, now };
	const today = zonedTime(now, agency.timeZone).date;
	const [overdue, dueSoon, tasks, booked, returned, callable, opening, takeable, licenses, [record]] =
		await Promise.all([
			overduePromises(day),
			promisesDueSoon(day),
			tasksOfDay(day),
			bookings(day),
			returnedEmails(day),
			callableNow(day),
			callableNext(day),
			countTakeable(day, maxTakeable),
			db
				.select()
				.from(staffLicenses)
				.where(eq(staffLicenses.userId, user.userId))
				.orderBy(asc(staffLicenses.expiresOn)),
			db
				.select({ isAway: isAwayAt(now) })
				.from(staffRecords)
				.where(eq(staffRecords.userId, user.userId)),
		]);
	const promised = new Set([...overdue, ...dueSoon].map(({ id }) => id));
	return {
		now,
		overdue,
		dueSoon,
		tasks,
		booked,
		returned,
		// A row that is on the page already says enough.
		callable: callable.filter(({ id }) => !promised.has(id)),
		opening: opening.filter(({ id }) => !promised.has(id)),
		takeable,
		/** True if the reader is away, so that routing gives them no leads. */
		isAway: record?.isAway ?? false,
		licenses: licenses.filter((license) => licenseStanding(license, today) !== "valid"),
	};
}

export type Today = Awaited<ReturnType<typeof readToday>>;
