import { isCalendarDay } from "../office-hours/calendar-day.ts";

const iso = /^(\d{4}-\d\d-\d\d)(?:[T ].*)?$/;
const american = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d\d)(?:[ ,].*)?$/;

/**
 * The day that a cell names: `2026-11-23`, `2026-11-23T15:00:00Z`, `11/23/2026`, `11/23/26`. Only the American order
 * counts: `3/4/2026` could be another day elsewhere, and nobody would notice.
 * @param today decides the century of a year of two digits
 */
export function readImportDate(text: string, today: string): string | undefined {
	const [, written] = iso.exec(text) ?? [];
	if (written) return isCalendarDay(written) ? written : undefined;
	const [, month = "", day = "", year = ""] = american.exec(text) ?? [];
	const nextYear = String(Number(today.slice(0, 4)) + 1);
	const century = (short: string) => (`20${short}` > nextYear ? `19${short}` : `20${short}`);
	const full = year.length === 2 ? century(year) : year;
	const read = `${full}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
	return isCalendarDay(read) ? read : undefined;
}
