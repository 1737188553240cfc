import * as v from "valibot";
import { licensedStates } from "../compliance/licensed-states.ts";
import { readFields, typedText } from "../forms/read-fields.ts";
import { isLocale, type Locale, locales } from "../locale/locales.ts";
import { isCalendarDay } from "../office-hours/calendar-day.ts";
import type { OfficeOpening } from "../office-hours/office-hours.ts";
import { type Weekday, weekdays } from "../office-hours/weekdays.ts";
import { addDays } from "../office-hours/zoned-time.ts";

/** One state's license of somebody who works here. */
export interface StaffLicense {
	/** The state's code. */
	state: string;
	number: string;
	/** The last day on which it is valid, `YYYY-MM-DD`. */
	expiresOn: string;
}

/** Times of the day as `08:00`, by the agency's clock. A day that is missing is a day off. */
export type WorkingHours = Partial<Record<Weekday, { opens: string; closes: string }>>;

/** The data about staff that colleagues can see. Another setting decides whether and where visitors see it. */
export interface StaffRecord {
	isAway: boolean;
	/** The one that they speak best comes first. */
	languages: readonly Locale[];
	hours: WorkingHours;
}

/** The office's hours as those of a person: from its first opening of a day to its last closing. */
export function hoursOfOffice(openings: readonly OfficeOpening[]): WorkingHours {
	const hours: WorkingHours = {};
	for (const day of workingDays) {
		const ofDay = openings.filter(({ days }) => days.includes(day));
		const [opens] = ofDay.map((opening) => opening.opens).sort();
		const closes = ofDay
			.map((opening) => opening.closes)
			.sort()
			.at(-1);
		if (opens && closes) hours[day] = { opens, closes };
	}
	return hours;
}

/** Renewing a license takes weeks. */
const warningDays = 60;

export type LicenseStanding = "valid" | "expiring" | "expired";

/** @param today `YYYY-MM-DD` in the agency's time zone */
export function licenseStanding({ expiresOn }: Pick<StaffLicense, "expiresOn">, today: string): LicenseStanding {
	if (expiresOn < today) return "expired";
	return expiresOn < addDays(today, warningDays) ? "expiring" : "valid";
}

/** From Monday on, as people think of a week at work. */
export const workingDays: readonly Weekday[] = [...weekdays.slice(1), ...weekdays.slice(0, 1)];

export type RecordError = "time_missing" | "time_order" | "license_state" | "license_number" | "license_date";
type Errors = Partial<Record<string, RecordError>>;

/** `08:00` */
export const timeOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Reads the form of a record. Fields of a day are named after it: `opens_Monday`. */
export function readRecordForm(
	fields: Record<string, unknown>,
): { ok: true; record: StaffRecord } | { ok: false; errors: Errors } {
	const { hours, errors } = readHours(fields);
	if (Object.keys(errors).length > 0) return { ok: false, errors };
	const spoken = locales.filter((locale) => fields[`speaks_${locale}`] !== undefined);
	const best = isLocale(fields.best) ? [fields.best] : [];
	const languages = [...best, ...spoken.filter((locale) => locale !== best[0])];
	return { ok: true, record: { isAway: fields.presence === "away", languages, hours } };
}

type HoursError = Extract<RecordError, `time_${string}`>;

/** Reads the times of a week: two fields for each day, both empty for a day off. */
export function readHours(fields: Readonly<Record<string, unknown>>) {
	const hours: WorkingHours = {};
	const errors: Partial<Record<string, HoursError>> = {};
	for (const day of workingDays) {
		const [opens, closes] = [fields[`opens_${day}`] || "", fields[`closes_${day}`] || ""].map(String) as [
			string,
			string,
		];
		if (!opens && !closes) continue;
		if (!timeOfDay.test(opens) || !timeOfDay.test(closes)) errors[`opens_${day}`] = "time_missing";
		else if (opens >= closes) errors[`opens_${day}`] = "time_order";
		else hours[day] = { opens, closes };
	}
	return { hours, errors };
}

export const licenseNumberPattern = /^[\dA-Za-z][\dA-Za-z .-]{0,29}$/;

/** Reads the form of one license. @param today `YYYY-MM-DD` */
export function readLicenseForm(
	fields: Record<string, unknown>,
	today: string,
): { ok: true; license: StaffLicense } | { ok: false; errors: Errors } {
	const schema = v.object({
		state: v.pipe(
			typedText,
			v.check((state) => licensedStates().some(({ abbr }) => abbr === state), "license_state"),
		),
		number: v.pipe(typedText, v.regex(licenseNumberPattern, "license_number")),
		expires: v.pipe(
			typedText,
			v.check((day) => isCalendarDay(day), "license_date"),
			v.minValue(today, "license_date"),
		),
	});
	const result = readFields<typeof schema, Errors>(schema, fields);
	if (!result.ok) return result;
	const { expires, ...license } = result.value;
	return { ok: true, license: { ...license, expiresOn: expires } };
}
