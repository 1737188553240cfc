import * as v from "valibot";
import type { AgencyLicense, LicenseFacts } from "../agency/settable-facts.ts";
import { licensableStates } from "../compliance/licensed-states.ts";
import { typedText } from "../forms/read-fields.ts";
import { isCalendarDay } from "../office-hours/calendar-day.ts";
import { addDays, zonedTime } from "../office-hours/zoned-time.ts";
import { licenseNumberPattern } from "../team/staff-record.ts";

export type LicenseError = "npn_invalid" | "license_number" | "license_date";
type LicenseErrors = Partial<Record<string, LicenseError>>;

export const numberField = (state: string) => `number_${state}`;
export const expiresField = (state: string) => `expires_${state}`;
export const missingField = (state: string) => `missing_${state}`;

const codes = licensableStates.map(({ abbr }) => abbr);
/** States issue licenses for two years or three. A later day is a slip. */
const maxDays = 10 * 366;

type Read = { ok: true; facts: LicenseFacts } | { ok: false; errors: LicenseErrors };

/** Reads the form of the licenses. A new one must still be valid. */
export function readLicensesForm(
	fields: Readonly<Record<string, unknown>>,
	{ now, timeZone }: { now: Date; timeZone: string },
): Read {
	const today = zonedTime(now, timeZone).date;
	return read(fields, (day) => day >= today && day <= addDays(today, maxDays));
}

/** The facts as the form has them. */
export function fieldsOfLicenses({ npn, licenses, missing }: LicenseFacts): Record<string, string> {
	const fields = codes.flatMap((state) => [
		[numberField(state), licenses[state]?.number ?? ""],
		[expiresField(state), licenses[state]?.expiresOn ?? ""],
		...(missing.includes(state) ? [[missingField(state), "on"]] : []),
	]);
	return { npn, ...Object.fromEntries(fields) };
}

/** True if the form would take the facts of a file, or would have taken them before a license expired. */
export function isPossibleLicenses(facts: LicenseFacts): boolean {
	const found = read(fieldsOfLicenses(facts), () => true);
	return found.ok && JSON.stringify(found.facts) === JSON.stringify(facts);
}

/**
 * The facts in a file. States that this site doesn't know, or that `missing-licenses.ts` has, are left out: one that made the facts
 * unreadable would open all that are closed.
 */
export const licenseFactsSchema = v.object({
	npn: v.string(),
	licenses: v.object(
		Object.fromEntries(
			codes.map((state) => [state, v.optional(v.object({ number: v.string(), expiresOn: v.string() }))]),
		),
	),
	missing: v.pipe(
		v.array(v.string()),
		v.transform((states) => states.filter((state) => codes.includes(state))),
	),
}) satisfies v.GenericSchema<unknown, LicenseFacts>;

function read(fields: Readonly<Record<string, unknown>>, isPossibleDay: (day: string) => boolean): Read {
	const errors: LicenseErrors = {};
	const text = (field: string) => v.parse(typedText, fields[field]);
	const npn = text("npn");
	if (!/^\d{0,10}$/.test(npn)) errors.npn = "npn_invalid";
	const missing = codes.filter((state) => fields[missingField(state)] !== undefined);
	const licenses = codes
		.filter((state) => !missing.includes(state))
		.flatMap((state): [string, AgencyLicense][] => {
			const [number, expiresOn] = [text(numberField(state)), text(expiresField(state))];
			if (!number && !expiresOn) return [];
			if (!licenseNumberPattern.test(number)) errors[numberField(state)] = "license_number";
			if (!isCalendarDay(expiresOn) || !isPossibleDay(expiresOn)) errors[expiresField(state)] = "license_date";
			return [[state, { number, expiresOn }]];
		});
	if (Object.keys(errors).length > 0) return { ok: false, errors };
	return { ok: true, facts: { npn, licenses: Object.fromEntries(licenses), missing } };
}
