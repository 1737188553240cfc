import { addOpenTime, type OfficeSchedule, sameTimeNextBusinessDay } from "../office-hours/office-hours.ts";

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
