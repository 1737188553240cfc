import * as v from "valibot";
import { phoneKey } from "../contacts/match-key.ts";
import { typedText } from "../forms/read-fields.ts";
import { phoneText } from "../leads/phone-text.ts";
import { isCalendarDay } from "../office-hours/calendar-day.ts";
import type { OfficeFacts, PhoneFact } from "../office-hours/office-facts.ts";
import { type OfficeOpening, type OfficeSchedule, openPeriods } from "../office-hours/office-hours.ts";
import { hoursOfOffice, readHours, type WorkingHours, workingDays } from "../team/staff-record.ts";

export type OfficeError =
	| "phone_invalid"
	| "email_invalid"
	| "time_missing"
	| "time_order"
	| "hours_none"
	| "date_invalid"
	| "closed_long";
export type OfficeErrors = Partial<Record<string, OfficeError>>;

/** Enough for the holidays of two years. */
export const maxClosedDays = 40;

/** The field of a closed day: `closed_0`. */
export const closedField = (index: number) => `closed_${index}`;

const american = /^\+1\d{10}$/;

/**
 * Reads the form of the office's facts. Its times are named like those of a person's record (`opens_Monday`), its closed days
 * are numbered.
 */
export function readOfficeForm(
	fields: Readonly<Record<string, unknown>>,
	{ now, timeZone }: { now: Date; timeZone: string },
): { ok: true; office: OfficeFacts } | { ok: false; errors: OfficeErrors } {
	const { hours, errors: hourErrors } = readHours(fields);
	const errors: OfficeErrors = { ...hourErrors };
	const openings = openingsOfHours(hours);
	if (openings.length === 0) errors[`opens_${workingDays[0]}`] ??= "hours_none";
	const phone = readPhone(fields.phone);
	if (!phone) errors.phone = "phone_invalid";
	const tollFreePhone = readPhone(fields.tollFreePhone);
	if (!tollFreePhone) errors.tollFreePhone = "phone_invalid";
	const email = v.safeParse(v.pipe(typedText, v.maxLength(254), v.email()), fields.email);
	if (!email.success) errors.email = "email_invalid";
	const closed = Array.from({ length: maxClosedDays }, (_, index) => closedField(index)).flatMap((field) => {
		const day = v.parse(typedText, fields[field]);
		if (day && !isCalendarDay(day)) errors[field] = "date_invalid";
		return day ? [day] : [];
	});
	const closedOn = [...new Set(closed)].sort();
	if (Object.keys(errors).length > 0 || !phone || !tollFreePhone || !email.success) return { ok: false, errors };
	if (!staysOpen({ timeZone, openings, closedOn }, now))
		return { ok: false, errors: { [closedField(0)]: "closed_long" } };
	return { ok: true, office: { phone, tollFreePhone, email: email.output, hours: openings, closedOn } };
}

/** The facts as the form has them. */
export function fieldsOfOffice({ phone, tollFreePhone, email, hours, closedOn }: OfficeFacts): Record<string, string> {
	const ofDays = Object.entries(hoursOfOffice(hours)).flatMap(([day, { opens, closes }]) => [
		[`opens_${day}`, opens],
		[`closes_${day}`, closes],
	]);
	return {
		phone: phone.display,
		tollFreePhone: tollFreePhone.display,
		email,
		...Object.fromEntries(ofDays),
		...Object.fromEntries(closedOn.map((day, index) => [closedField(index), day])),
	};
}

function readPhone(typed: unknown): PhoneFact | null {
	const text = v.parse(typedText, typed);
	const e164 = phoneKey(text);
	return e164 && american.test(e164) && text.length <= 40 ? { display: phoneText(e164), e164 } : null;
}

/** The days with the same times together, from Monday on. */
function openingsOfHours(hours: WorkingHours): OfficeOpening[] {
	const open = workingDays.flatMap((day) => (hours[day] ? [{ day, ...hours[day] }] : []));
	return [...Map.groupBy(open, ({ opens, closes }) => `${opens} ${closes}`).values()].flatMap((days) =>
		days[0] ? [{ days: days.map(({ day }) => day), opens: days[0].opens, closes: days[0].closes }] : [],
	);
}

/** False if the office would be closed for so long that no deadline can be computed. */
function staysOpen(schedule: OfficeSchedule, now: Date): boolean {
	const last = new Date(`${schedule.closedOn.at(-1) ?? "2000-01-01"}T23:59:59Z`);
	for (const { opensAt } of openPeriods(now, schedule)) if (opensAt > last) return true;
	return false;
}
