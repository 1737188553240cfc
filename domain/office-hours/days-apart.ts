const dayMs = 24 * 3_600_000;

/** The moment that a number of days of 24 hours lies before another. `addDays` counts days of the calendar. */
export function daysBefore(moment: Date, days: number): Date {
	return daysAfter(moment, -days);
}

/** The moment that a number of days of 24 hours lies after another. */
export function daysAfter(moment: Date, days: number): Date {
	return new Date(moment.getTime() + days * dayMs);
}
