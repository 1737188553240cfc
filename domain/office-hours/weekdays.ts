/** In the order of `Date.getUTCDay`. */
export const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
export type Weekday = (typeof weekdays)[number];

/** @param date `2026-11-22` */
export function weekdayOf(date: string): Weekday {
	return weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] as Weekday;
}
