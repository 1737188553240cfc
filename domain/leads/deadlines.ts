import {
	addOpenTime,
	type OfficeSchedule,
	openPeriods,
	sameTimeNextBusinessDay,
} from "../office-hours/office-hours.ts";

/**
 * The promise of the thank-you panel: an agent reviews within 4 open hours, and calls or writes within 24 on business
 * days.
 */
export const reviewHours = 4;
export const contactHours = 24;

/**
 * When staff must have reviewed a lead and been in contact: after 4 open hours, and at the same time on the next business
 * day. A lead of a Saturday is reviewed before anybody is in contact, so then both are due with the review.
 */
export function deadlines(receivedAt: Date, schedule: OfficeSchedule): { reviewDueAt: Date; contactDueAt: Date } {
	const reviewDueAt = addOpenTime(receivedAt, reviewHours, schedule);
	const nextDay = sameTimeNextBusinessDay(receivedAt, schedule);
	const contactDueAt = new Date(Math.max(nextDay.getTime(), reviewDueAt.getTime()));
	return { reviewDueAt, contactDueAt };
}

/** When half of the open time between two moments is over. */
export function halfSpentAt(since: Date, dueAt: Date, schedule: OfficeSchedule): Date {
	let openMs = 0;
	for (const { opensAt, closesAt } of openPeriods(since, schedule)) {
		if (opensAt >= dueAt) break;
		openMs += Math.min(closesAt.getTime(), dueAt.getTime()) - opensAt.getTime();
	}
	return addOpenTime(since, openMs / 2 / 3_600_000, schedule);
}
