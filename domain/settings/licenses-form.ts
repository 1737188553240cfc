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

/**
 * Reads the form of the licenses. A new one must still be valid.
 * @param before the facts until now: a license that has expired since it was saved doesn't keep others from being saved
 */
export function readLicensesForm(
	fields: Readonly<Record<string, unknown>>,
	{ now, timeZone, before }: { now: Date; timeZone: string; before: Pick<LicenseFacts, "licenses"> },
): Read {
	const today = zonedTime(now, timeZone).date;
	return read(fields, (state, { number, expiresOn }) => {
		const saved = before.licenses[state];
		const stays = saved?.number === number && saved.expiresOn === expiresOn;
		return stays || (expiresOn >= today && expiresOn <= addDays(today, maxDays));
	});
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

function read(
	fields: Readonly<Record<string, unknown>>,
	mayBeSaved: (state: string, license: AgencyLicense) => boolean,
): Read {
	const errors: LicenseErrors = {};
	const text = (field: string) => v.parse(typedText, fields[field]);
	const npn = text("npn");
	if (!/^\d{0,10}$/.test(npn)) errors.npn = "npn_invalid";
	const missing = codes.filter((state) => fields[missingField(state)] !== undefined);
	const licenses = codes
		.filter((state) => !missing.includes(state))
		.flatMap((state): [string, AgencyLicense][] => {
			const license = { number: text(numberField(state)), expiresOn: text(expiresField(state)) };
			if (!license.number && !license.expiresOn) return [];
			if (!licenseNumberPattern.test(license.number)) errors[numberField(state)] = "license_number";
			const isDay = isCalendarDay(license.expiresOn);
			if (!isDay || !mayBeSaved(state, license)) errors[expiresField(state)] = "license_date";
			return [[state, license]];
		});
	if (Object.keys(errors).length > 0) return { ok: false, errors };
	return { ok: true, facts: { npn, licenses: Object.fromEntries(licenses), missing } };
}
