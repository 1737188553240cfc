import { isCalendarDay } from "../office-hours/calendar-day.ts";
import { weekdayOf, weekdays } from "../office-hours/weekdays.ts";
import { addDays, instantOf, zonedTime } from "../office-hours/zoned-time.ts";
import { toOneLine, withoutDirectionMarks } from "../text/plain-text.ts";

/** Longer than anything that fits on a phone's screen. */
export const maxTaskLength = 500;

/** When a task of a day is due if nobody named a time: the day has just begun. */
export const morning = "09:00";

/** A task that is done stays in sight this long, so that rows don't jump and a slip can be undone. */
export const doneStaysMinutes = 5;

/** Nobody plans further ahead. It catches typing mistakes in the year. */
const maxYearsAhead = 5;

/** How far a task can be put off. Each has its words in `today.snooze`. */
export const snoozeChoices = ["later", "tomorrow", "monday", "week", "date"] as const;
export type SnoozeChoice = (typeof snoozeChoices)[number];

/** When to call again, as the form after a call offers it. */
export const nextSteps = ["tomorrow", "monday", "week"] as const satisfies readonly SnoozeChoice[];

export function isSnoozeChoice(value: unknown): value is SnoozeChoice {
	return snoozeChoices.some((choice) => choice === value);
}

export type TaskError = "task_empty" | "task_long" | "due_missing" | "due_past" | "due_far" | "assignee_unable";

/** `today` is still ahead, but on this day. */
export type TaskStanding = "overdue" | "today" | "upcoming";

export function taskStanding(dueAt: Date, now: Date, timeZone: string): TaskStanding {
	if (dueAt < now) return "overdue";
	return zonedTime(dueAt, timeZone).date === zonedTime(now, timeZone).date ? "today" : "upcoming";
}

/** The first moment of the day after: everything before it is due today. */
export function endOfDay(now: Date, timeZone: string): Date {
	return instantOf(addDays(zonedTime(now, timeZone).date, 1), "00:00", timeZone);
}

export function startOfDay(now: Date, timeZone: string): Date {
	return instantOf(zonedTime(now, timeZone).date, "00:00", timeZone);
}

/** Until when a task is put off. A day that somebody chooses comes through `readTaskDue`. */
export function snoozeUntil(choice: Exclude<SnoozeChoice, "date">, now: Date, timeZone: string): Date {
	if (choice === "later") return new Date(now.getTime() + 3 * 3_600_000);
	const { date } = zonedTime(now, timeZone);
	const daysToMonday = 7 - ((weekdays.indexOf(weekdayOf(date)) + 6) % 7);
	const days = { tomorrow: 1, monday: daysToMonday, week: 7 }[choice];
	return instantOf(addDays(date, days), morning, timeZone);
}

/** Reads the fields of a day and, if there is one, of a time: `2026-11-24` and `14:30`. */
export function readTaskDue(
	{ date, time }: { date: unknown; time?: unknown },
	now: Date,
	timeZone: string,
): { ok: true; dueAt: Date } | { ok: false; error: TaskError } {
	if (!isCalendarDay(date)) return { ok: false, error: "due_missing" };
	if (time && !(typeof time === "string" && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time))) {
		return { ok: false, error: "due_missing" };
	}
	const today = zonedTime(now, timeZone).date;
	const dueAt = instantOf(date, time ? String(time) : morning, timeZone);
	// Without a time, today is a fine answer at any hour of it.
	if (date < today || (time && dueAt < now)) return { ok: false, error: "due_past" };
	if (date > addDays(today, maxYearsAhead * 365)) return { ok: false, error: "due_far" };
	return { ok: true, dueAt: dueAt < now ? now : dueAt };
}

/** Reads the text of a task, as one line. */
export function readTaskText(text: unknown): { ok: true; text: string } | { ok: false; error: TaskError } {
	const line = typeof text === "string" ? toOneLine(withoutDirectionMarks(text)).replaceAll(/\s+/g, " ").trim() : "";
	if (line === "") return { ok: false, error: "task_empty" };
	return line.length > maxTaskLength ? { ok: false, error: "task_long" } : { ok: true, text: line };
}
