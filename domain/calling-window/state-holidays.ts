import { isFederalHoliday } from "../office-hours/federal-holidays.ts";
import { weekdayOf } from "../office-hours/weekdays.ts";
import { addDays } from "../office-hours/zoned-time.ts";

/** Holidays on which a state forbids sales calls, besides the federal ones, by year. */
const own: Readonly<Record<string, (year: number) => string[]>> = {
	// Ala. Code 1-3-8: Mardi Gras, Confederate Memorial Day, Jefferson Davis's birthday.
	AL: (year) => [addDays(easter(year), -47), monday(year, "04-22"), monday(year, "06-01")],
	// The holidays of the Public Service Commission and of La. R.S. 1:55.
	LA: (year) => [addDays(easter(year), -47), addDays(easter(year), -2)],
	// 73 P.S. 2242: Good Friday, Flag Day, Election Day.
	PA: (year) => [addDays(easter(year), -2), `${year}-06-14`, addDays(monday(year, "11-01"), 1)],
	// R.I. Gen. Laws 25-1-1: Victory Day, Election Day.
	RI: (year) => [monday(year, "08-08"), addDays(monday(year, "11-01"), 1)],
	// Utah Code 63G-1-301: Pioneer Day.
	UT: (year) => [`${year}-07-24`],
};

/** @param date `2026-11-26` */
export function isCallHoliday(state: string, date: string): boolean {
	const days = own[state]?.(Number(date.slice(0, 4))) ?? [];
	// One that falls on a Sunday moves to Monday, and in Alabama one on a Saturday to Friday.
	const moved = days.map((day) => ({ Sunday: addDays(day, 1), Saturday: addDays(day, -1) })[weekdayOf(day) as string]);
	return isFederalHoliday(date) || days.includes(date) || moved.includes(date);
}

/** The first Monday on or after a day of the year, `06-01`. */
function monday(year: number, from: string): string {
	let date = `${year}-${from}`;
	while (weekdayOf(date) !== "Monday") date = addDays(date, 1);
	return date;
}

/** Easter Sunday of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function easter(year: number): string {
	const a = year % 19;
	const b = Math.floor(year / 100);
	const c = year % 100;
	const d = Math.floor((8 * b + 13) / 25);
	const h = (19 * a + b - Math.floor(b / 4) - d + 15) % 30;
	const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
	const m = Math.floor((a + 11 * h + 22 * l) / 451);
	const days = h + l - 7 * m + 114;
	return `${year}-0${Math.floor(days / 31)}-${String((days % 31) + 1).padStart(2, "0")}`;
}
