import { isFederalHoliday } from "../office-hours/federal-holidays.ts";
import type { OfficeSchedule } from "../office-hours/office-hours.ts";
import { weekdayOf } from "../office-hours/weekdays.ts";
import { instantOf, zonedTime } from "../office-hours/zoned-time.ts";
import type { WorkingHours } from "../team/staff-record.ts";

/** An email about a day that is half over helps nobody. */
const freshHours = 3;

/**
 * When somebody's day at work begins: by their own hours, or by those of the office if none are recorded. Null on a day
 * off, on a holiday, and while the office is closed for a day.
 */
export function workdayBegins(hours: WorkingHours, now: Date, office: OfficeSchedule): Date | null {
	const { date } = zonedTime(now, office.timeZone);
	const isHoliday = office.isHoliday ?? isFederalHoliday;
	if (office.closedOn.includes(date) || isHoliday(date)) return null;
	const weekday = weekdayOf(date);
	const ofOffice = office.openings.filter(({ days }) => days.includes(weekday)).map(({ opens }) => opens);
	const opens = Object.keys(hours).length > 0 ? hours[weekday]?.opens : ofOffice.sort()[0];
	return opens ? instantOf(date, opens, office.timeZone) : null;
}

/** True if it is time for the email about somebody's day. */
export function isDigestTime(hours: WorkingHours, now: Date, office: OfficeSchedule): boolean {
	const begins = workdayBegins(hours, now, office)?.getTime();
	return begins !== undefined && now.getTime() >= begins && now.getTime() < begins + freshHours * 3_600_000;
}
