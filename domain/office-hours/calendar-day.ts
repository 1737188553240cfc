/** True for a day that the calendar has, such as `2026-11-23`: not for February 30. */
export function isCalendarDay(value: unknown): value is string {
	if (typeof value !== "string" || !/^[12]\d{3}-\d\d-\d\d$/.test(value)) return false;
	const day = new Date(`${value}T00:00:00Z`);
	return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
