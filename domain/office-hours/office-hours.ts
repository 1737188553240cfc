import { isFederalHoliday } from "./federal-holidays.ts";
import { type Weekday, weekdayOf } from "./weekdays.ts";
import { addDays, instantOf, reachedAt, zonedTime } from "./zoned-time.ts";

/** Times of the day as `08:00`; `24:00` is the end of the day. */
export interface OfficeOpening {
	days: readonly Weekday[];
	opens: string;
	closes: string;
}

export interface OfficeSchedule {
	/** An IANA name, such as `America/New_York`. */
	timeZone: string;
	/** A day can have several, for example before and after a break at noon. */
	openings: readonly OfficeOpening[];
	/** Days of its own on which the office is closed, as `2026-12-24`. */
	closedOn: readonly string[];
	/** On which holidays it is closed besides: on federal ones unless this says otherwise. @param date `2026-12-25` */
	isHoliday?: (date: string) => boolean;
}

export interface OpenPeriod {
	opensAt: Date;
	closesAt: Date;
}

/** A schedule that never opens is a mistake in it. */
const maxClosedDays = 60;

export function isOpen(at: Date, schedule: OfficeSchedule): boolean {
	return nextOpening(at, schedule).getTime() === at.getTime();
}

/** When the office is open next: at that very moment if it is open. */
export function nextOpening(at: Date, schedule: OfficeSchedule): Date {
	return nextOpenPeriod(at, schedule).opensAt;
}

/** It begins at that very moment if the office is open. */
export function nextOpenPeriod(at: Date, schedule: OfficeSchedule): OpenPeriod {
	for (const period of openPeriods(at, schedule)) return period;
	throw new RangeError("The office never opens");
}

/** The moment by which the office has been open for that many hours. */
export function addOpenTime(at: Date, hours: number, schedule: OfficeSchedule): Date {
	let remainingMs = hours * 3_600_000;
	for (const { opensAt, closesAt } of openPeriods(at, schedule)) {
		const openMs = closesAt.getTime() - opensAt.getTime();
		if (remainingMs <= openMs) return new Date(opensAt.getTime() + remainingMs);
		remainingMs -= openMs;
	}
	throw new RangeError("The office never opens");
}

/** The same time of the day, that many days later on which the office opens. */
export function addBusinessDays(at: Date, days: number, schedule: OfficeSchedule): Date {
	const { timeZone } = schedule;
	let { date } = zonedTime(at, timeZone);
	for (let remaining = days; remaining > 0; remaining--) date = nextBusinessDate(date, schedule);
	return instantOf(date, zonedTime(at, timeZone).time, timeZone);
}

export function sameTimeNextBusinessDay(at: Date, schedule: OfficeSchedule): Date {
	return addBusinessDays(at, 1, schedule);
}

function nextBusinessDate(date: string, schedule: OfficeSchedule): string {
	for (let days = 1; days <= maxClosedDays + 1; days++) {
		const candidate = addDays(date, days);
		if (openingsOn(candidate, schedule).length > 0) return candidate;
	}
	throw new RangeError("The office never opens");
}

/** From a moment on, in order; the first may have begun before and then begins at that moment. */
export function* openPeriods(from: Date, schedule: OfficeSchedule): Generator<OpenPeriod> {
	const { timeZone } = schedule;
	let { date } = zonedTime(from, timeZone);
	for (let closedDays = 0; closedDays <= maxClosedDays; date = addDays(date, 1)) {
		const openings = openingsOn(date, schedule);
		closedDays = openings.length > 0 ? 0 : closedDays + 1;
		for (const { opens, closes } of openings) {
			const opensAt = reachedAt(date, opens, timeZone);
			const closesAt = reachedAt(date, closes, timeZone);
			// In an hour that spring skips, a shift opens and closes at the same moment.
			if (closesAt > from && closesAt > opensAt) yield { opensAt: opensAt > from ? opensAt : from, closesAt };
		}
	}
}

/** When it opens on a day, in order; nothing on a day on which it is closed. */
export function openingsOn(
	date: string,
	{ openings, closedOn, isHoliday = isFederalHoliday }: OfficeSchedule,
): OfficeOpening[] {
	if (closedOn.includes(date) || isHoliday(date)) return [];
	const weekday = weekdayOf(date);
	return openings.filter(({ days }) => days.includes(weekday)).sort((a, b) => a.opens.localeCompare(b.opens));
}
