import { agency } from "#content/agency.ts";
import { agencyAddress } from "#content/agency-address.ts";
import { momentIn } from "#content/office-hours.ts";
import type { contactSubmissions, leadAppointments } from "#database/schema.ts";
import { localTimes } from "#domain/calling-window/local-times.ts";
import type { CalendarEvent } from "#domain/lead-desk/icalendar.ts";
import { leadPath } from "#domain/lead-desk/lead-address.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { translator } from "#i18n/messages.server.ts";
import type { Env } from "../../platform/env.server.ts";

export type AppointmentRow = typeof leadAppointments.$inferSelect;
type Lead = Pick<typeof contactSubmissions.$inferSelect, "id" | "firstName" | "lastName" | "state" | "phone">;

/** The person's time zone at that moment. Null if it isn't known, or there are several. */
export function timeZoneOf({ state, phone }: Pick<Lead, "state" | "phone">, at: Date): string | null {
	const times = localTimes(at, { state, phone });
	return times.length === 1 ? (times[0]?.timeZone ?? null) : null;
}

/** The moment by the person's clock, where it differs from the agency's. */
export function theirMoment(lead: Pick<Lead, "state" | "phone">, at: Date, locale: Locale): string | null {
	const timeZone = timeZoneOf(lead, at);
	const theirs = timeZone && momentIn(locale, at, timeZone);
	return theirs && theirs !== momentIn(locale, at, agency.timeZone) ? theirs : null;
}

/** Where they meet. The agency's own address unless staff entered another. */
export function placeOf({ way, place }: Pick<AppointmentRow, "way" | "place">): string {
	return place || way !== "office" ? place : agencyAddress();
}

/** A name for calendars that other people and programs may read: "Marie J." */
export function initialedName({ firstName, lastName }: Pick<Lead, "firstName" | "lastName">): string {
	const initial = [...lastName.trim()][0];
	return [firstName.trim().slice(0, 30), initial && `${initial}.`].filter(Boolean).join(" ");
}

/** The same event in each email and feed, so that a calendar has it once. */
export function eventOf(
	{ siteOrigin }: Pick<Env, "siteOrigin">,
	appointment: AppointmentRow,
): Omit<CalendarEvent, "summary"> {
	const { id, sequence, changedAt, startsAt, minutes, state } = appointment;
	const location = placeOf(appointment);
	return {
		uid: `${id}@${new URL(siteOrigin).hostname}`,
		sequence,
		changedAt,
		startsAt,
		minutes,
		isCanceled: state === "canceled" || state === "withdrawn",
		...(location && { location }),
	};
}

/** The event as the agent's calendar shows it: no more than finds the person. */
export function agentEvent(
	env: Pick<Env, "siteOrigin">,
	appointment: AppointmentRow,
	lead: Lead,
	locale: Locale,
): CalendarEvent {
	const summary = translator(locale, "appointments.filled")(`summary.${appointment.way}`, {
		name: initialedName(lead),
	});
	return { ...eventOf(env, appointment), summary, description: `${env.siteOrigin}${leadPath(lead.id)}` };
}
