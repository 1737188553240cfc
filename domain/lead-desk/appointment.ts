import { type AppointmentWay, appointmentWays, maxMeetingPlaceLength } from "../bookings/appointment-way.ts";
import { toOneLine, withoutDirectionMarks } from "../text/plain-text.ts";
import { readTaskDue, type TaskError } from "./tasks.ts";

/** In minutes. The first one is preselected. */
export const appointmentLengths = [30, 15, 45, 60, 90] as const;

/** `noShow`: the person didn't come. `withdrawn`: it was set by mistake and counts for nothing. */
export type AppointmentState = "planned" | "done" | "noShow" | "canceled" | "withdrawn";
export type AppointmentEnding = Exclude<AppointmentState, "planned" | "withdrawn">;

/** What staff type about an appointment. */
export interface AppointmentPlan {
	startsAt: Date;
	minutes: number;
	way: AppointmentWay;
	/** A link or an address. Empty for a phone call. */
	place: string;
}

export type AppointmentErrors = { due?: TaskError; minutes?: "no_choice"; way?: "no_choice"; place?: "place_long" };

/** Reads the form of a new or moved appointment. Unlike a task, it needs a time. */
export function readAppointmentForm(
	fields: Readonly<Record<string, unknown>>,
	now: Date,
	timeZone: string,
): { ok: true; plan: AppointmentPlan } | { ok: false; errors: AppointmentErrors } {
	const due = fields.time
		? readTaskDue({ date: fields.date, time: fields.time }, now, timeZone)
		: ({ ok: false, error: "due_missing" } as const);
	const minutes = appointmentLengths.find((length) => String(length) === fields.minutes);
	const way = appointmentWays.find((one) => one === fields.way);
	const place = typeof fields.place === "string" ? toOneLine(withoutDirectionMarks(fields.place)).trim() : "";
	if (!due.ok || !minutes || !way || place.length > maxMeetingPlaceLength) {
		return {
			ok: false,
			errors: {
				...(!due.ok && { due: due.error }),
				...(!minutes && { minutes: "no_choice" as const }),
				...(!way && { way: "no_choice" as const }),
				...(place.length > maxMeetingPlaceLength && { place: "place_long" as const }),
			},
		};
	}
	return { ok: true, plan: { startsAt: due.dueAt, minutes, way, place } };
}

/** How staff close an appointment. */
export function readEnding(value: unknown): AppointmentEnding | null {
	return value === "done" || value === "noShow" || value === "canceled" ? value : null;
}

/**
 * Why an appointment can't be changed in this way, or null. `schedulersOwn`: only the scheduler moves and cancels what it
 * booked, because it has told the person. Nobody can miss what hasn't begun.
 */
export function appointmentRefusal(
	{ startsAt, isSchedulers }: { startsAt: Date; isSchedulers: boolean },
	change: "moved" | AppointmentEnding,
	now: Date,
): "schedulersOwn" | "notStarted" | null {
	if (change === "moved" || change === "canceled") return isSchedulers ? "schedulersOwn" : null;
	return startsAt > now ? "notStarted" : null;
}

/** A reminder goes out this long before. */
export const reminderHours = 24;

/** Nobody is reminded of what was agreed on less than this before the reminder. */
export const reminderGapHours = 12;

/** The Monday of the week of a day, or of the week that somebody asked for: `2026-11-30`. */
export function weekOf(day: string): string {
	const date = new Date(`${day}T00:00:00Z`);
	date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
	return date.toISOString().slice(0, 10);
}
