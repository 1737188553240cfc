import { type Weekday, weekdayOf, weekdays } from "./weekdays.ts";
import { addDays } from "./zoned-time.ts";

/**
 * The holidays of 5 U.S.C. 6103, as dates of a year (`2026-07-04`). One that falls on a Saturday is observed on Friday,
 * one on a Sunday on Monday; both days are listed.
 */
export function federalHolidays(year: number): readonly string[] {
	const known = byYear.get(year);
	if (known) return known;
	// New Year's Day of the next year can be observed on December 31.
	const days = [...holidaysOf(year), `${year + 1}-01-01`]
		.flatMap((date) => [date, observedOn(date)])
		.filter((date) => date.startsWith(`${year}-`));
	const dates = [...new Set(days)].sort();
	byYear.set(year, dates);
	return dates;
}

/** @param date `2026-07-04` */
export function isFederalHoliday(date: string): boolean {
	return federalHolidays(Number(date.slice(0, 4))).includes(date);
}

const byYear = new Map<number, readonly string[]>();

function holidaysOf(year: number): string[] {
	return [
		`${year}-01-01`,
		nth(3, "Monday", `${year}-01-01`),
		nth(3, "Monday", `${year}-02-01`),
		// The last Monday of May.
		nth(1, "Monday", `${year}-05-25`),
		`${year}-06-19`,
		`${year}-07-04`,
		nth(1, "Monday", `${year}-09-01`),
		nth(2, "Monday", `${year}-10-01`),
		`${year}-11-11`,
		nth(4, "Thursday", `${year}-11-01`),
		`${year}-12-25`,
	];
}

/** The nth weekday on or after a date. */
function nth(count: number, weekday: Weekday, from: string): string {
	const wait = (weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(from)) + 7) % 7;
	return addDays(from, wait + (count - 1) * 7);
}

function observedOn(date: string): string {
	const weekday = weekdayOf(date);
	if (weekday === "Saturday") return addDays(date, -1);
	return weekday === "Sunday" ? addDays(date, 1) : date;
}
