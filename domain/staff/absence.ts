import { isCalendarDay } from "../office-hours/calendar-day.ts";
import { addDays } from "../office-hours/zoned-time.ts";
import { timeOfDay } from "../team/staff-record.ts";
import { readAccountId } from "./people.ts";

/** When somebody gets no alerts, each day by the agency's clock. It may go past midnight: `21:00` to `07:00`. */
export interface QuietHours {
	from: string;
	until: string;
}

/** The days of a leave, `YYYY-MM-DD`, both included. */
export interface Leave {
	from: string;
	until: string;
}

/** A leave with who gets the open leads and tasks when it begins: an account's id, `byRouting`, or null for nobody. */
export interface PlannedLeave extends Leave {
	heir: string | null;
}

/** Errors at the fields of a leave and of quiet hours. Their messages are in `people.errors`. */
export type AbsenceError = "time_missing" | "leave_date" | "leave_order" | "choice_missing";
type Errors = Partial<Record<string, AbsenceError>>;

/** @param time of the day, such as `22:15` */
export function isQuiet({ from, until }: QuietHours, time: string): boolean {
	return from < until ? from <= time && time < until : time >= from || time < until;
}

/** Reads the form of the quiet hours. Null if both times are empty. */
export function readQuietForm(
	fields: Record<string, unknown>,
): { ok: true; quiet: QuietHours | null } | { ok: false; errors: Errors } {
	const [from, until] = [fields.quietFrom || "", fields.quietUntil || ""].map(String) as [string, string];
	if (!from && !until) return { ok: true, quiet: null };
	if (!timeOfDay.test(from) || !timeOfDay.test(until) || from === until)
		return { ok: false, errors: { quietFrom: "time_missing" } };
	return { ok: true, quiet: { from, until } };
}

/** Leads keep coming, so nobody is away for longer. */
const maxLeaveDays = 366;

/**
 * Reads the form of a leave.
 * @param today `YYYY-MM-DD`
 */
export function readLeaveForm(
	fields: Record<string, unknown>,
	today: string,
): { ok: true; leave: PlannedLeave } | { ok: false; errors: Errors } {
	const errors: Errors = {};
	const [from, until] = [fields.leaveFrom || "", fields.leaveUntil || ""].map(String) as [string, string];
	if (!isCalendarDay(from)) errors.leaveFrom = "leave_date";
	if (!isCalendarDay(until) || until < today) errors.leaveUntil = "leave_date";
	else if (!errors.leaveFrom && (until < from || until > addDays(from, maxLeaveDays)))
		errors.leaveUntil = "leave_order";
	const { heir } = fields;
	if (heir !== "keep" && readAccountId(heir) === null) errors.heir = "choice_missing";
	if (Object.keys(errors).length > 0) return { ok: false, errors };
	return { ok: true, leave: { from, until, heir: heir === "keep" ? null : readAccountId(heir) } };
}
