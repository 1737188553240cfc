import * as v from "valibot";
import { phoneKey } from "../contacts/match-key.ts";
import { typedText } from "../forms/read-fields.ts";
import { isPlainLine, typedLine } from "../forms/typed-line.ts";
import { phoneText } from "../leads/phone-text.ts";
import { isCalendarDay } from "../office-hours/calendar-day.ts";
import type { OfficeAddress, OfficeFacts, PhoneFact } from "../office-hours/office-facts.ts";
import { type OfficeOpening, type OfficeSchedule, openPeriods } from "../office-hours/office-hours.ts";
import { addDays } from "../office-hours/zoned-time.ts";
import { hoursOfOffice, readHours, type WorkingHours, workingDays } from "../team/staff-record.ts";

export type OfficeError =
	| "phone_invalid"
	| "email_invalid"
	| "street_missing"
	| "office_city"
	| "zip_invalid"
	| "time_missing"
	| "time_order"
	| "hours_none"
	| "date_invalid"
	| "closed_long";
type OfficeErrors = Partial<Record<string, OfficeError>>;

/** The longest of each line of the address. */
export const addressLengths = { street: 80, city: 40, postalCode: 10 } as const satisfies Record<
	keyof OfficeAddress,
	number
>;

/** Enough for the holidays of two years. */
export const maxClosedDays = 40;

/** A closed day that is over counts for times that are over, and an older one is a slip. */
const pastDays = 60;
const comingDays = 3 * 366;

/** The field of a closed day: `closed_0`. */
export const closedField = (index: number) => `closed_${index}`;

/** Those of Florida, the home state, begin with 32, 33 or 34. */
const homeZip = /^3[2-4]\d{3}(?:-\d{4})?$/;
/** What the fonts of PDFs and images can draw. */
const drawable = /^[\dA-Za-zÀ-ÖØ-öø-ÿŒœ .,’'&()/+#–-]*$/;

const american = /^\+1\d{10}$/;

/**
 * Reads the form of the office's facts. Its times are named like those of a person's record (`opens_Monday`), its closed days
 * are numbered.
 * @param before the facts until now: the form has no field for a break, so a day whose times stay keeps its own
 */
export function readOfficeForm(
	fields: Readonly<Record<string, unknown>>,
	{ now, timeZone, before }: { now: Date; timeZone: string; before: Pick<OfficeFacts, "hours"> },
): { ok: true; facts: OfficeFacts } | { ok: false; errors: OfficeErrors } {
	const { hours, errors: hourErrors } = readHours(fields);
	const errors: OfficeErrors = { ...hourErrors };
	const openings = openingsOfHours(hours, before.hours);
	if (openings.length === 0) errors[`opens_${workingDays[0]}`] ??= "hours_none";
	const phone = readPhone(fields.phone);
	if (!phone) errors.phone = "phone_invalid";
	const tollFreePhone = readPhone(fields.tollFreePhone);
	if (!tollFreePhone) errors.tollFreePhone = "phone_invalid";
	const email = v.safeParse(v.pipe(typedText, v.maxLength(254), v.email()), fields.email);
	if (!email.success) errors.email = "email_invalid";
	const address = readAddress(fields);
	if (!isDrawableLine(address.street, addressLengths.street)) errors.street = "street_missing";
	if (!isDrawableLine(address.city, addressLengths.city)) errors.city = "office_city";
	if (!homeZip.test(address.postalCode)) errors.postalCode = "zip_invalid";
	const closed = Array.from({ length: maxClosedDays }, (_, index) => closedField(index)).flatMap((field) => {
		const day = v.parse(typedText, fields[field]);
		if (day && !isClosedDay(day, now)) errors[field] = "date_invalid";
		return day ? [day] : [];
	});
	const closedOn = [...new Set(closed)].sort();
	if (Object.keys(errors).length > 0 || !phone || !tollFreePhone || !email.success) return { ok: false, errors };
	if (!staysOpen({ timeZone, openings, closedOn }, now))
		return { ok: false, errors: { [closedField(0)]: "closed_long" } };
	return { ok: true, facts: { phone, tollFreePhone, email: email.output, address, hours: openings, closedOn } };
}

/** The facts as the form has them, without days that are long over. */
export function fieldsOfOffice(
	{ phone, tollFreePhone, email, address, hours, closedOn }: OfficeFacts,
	now: Date,
): Record<string, string> {
	const ofDays = Object.entries(hoursOfOffice(hours)).flatMap(([day, { opens, closes }]) => [
		[`opens_${day}`, opens],
		[`closes_${day}`, closes],
	]);
	return {
		phone: phone.display,
		tollFreePhone: tollFreePhone.display,
		email,
		...address,
		...Object.fromEntries(ofDays),
		...Object.fromEntries(
			closedOn.filter((day) => isClosedDay(day, now)).map((day, index) => [closedField(index), day]),
		),
	};
}

function readAddress(fields: Readonly<Record<string, unknown>>): OfficeAddress {
	const line = (field: keyof OfficeAddress) => typedLine(fields[field]).replaceAll("'", "’");
	return { street: line("street"), city: line("city"), postalCode: line("postalCode") };
}

function isDrawableLine(line: string, maxLength: number): boolean {
	return isPlainLine(line, maxLength) && drawable.test(line);
}

function isPossibleAddress(address: OfficeAddress): boolean {
	const { street, city, postalCode } = readAddress({ ...address });
	const typed = (line: string) => line.replaceAll("'", "’");
	const isSame = street === typed(address.street) && city === typed(address.city) && postalCode === address.postalCode;
	const { street: streetLength, city: cityLength } = addressLengths;
	return isSame && isDrawableLine(street, streetLength) && isDrawableLine(city, cityLength) && homeZip.test(postalCode);
}

function readPhone(typed: unknown): PhoneFact | null {
	const text = v.parse(typedText, typed);
	const e164 = phoneKey(text);
	return e164 && american.test(e164) && text.length <= 40 ? { display: phoneText(e164), e164 } : null;
}

/** A day that counts, not one with a wrong year. */
function isClosedDay(day: string, now: Date): boolean {
	return isCalendarDay(day) && day >= fromToday(now, -pastDays) && day <= fromToday(now, comingDays);
}

function fromToday(now: Date, days: number): string {
	return addDays(now.toISOString().slice(0, 10), days);
}

/** Leaves out closed days that are long over. A file may be older than that. */
export function withoutPastDays(office: OfficeFacts, now: Date): OfficeFacts {
	return { ...office, closedOn: office.closedOn.filter((day) => day >= fromToday(now, -pastDays)) };
}

/** The days with the same times together, from Monday on. */
function openingsOfHours(hours: WorkingHours, before: readonly OfficeOpening[]): OfficeOpening[] {
	const hoursBefore = hoursOfOffice(before);
	const open = workingDays.flatMap((day) => {
		const { opens, closes } = hours[day] ?? {};
		if (!opens || !closes) return [];
		const stays = opens === hoursBefore[day]?.opens && closes === hoursBefore[day].closes;
		const times = stays ? before.filter(({ days }) => days.includes(day)) : [{ opens, closes }];
		return [{ day, times: times.map((time) => ({ opens: time.opens, closes: time.closes })) }];
	});
	return [...Map.groupBy(open, ({ times }) => JSON.stringify(times)).values()].flatMap((alike) =>
		(alike[0]?.times ?? []).map((time) => ({ days: alike.map(({ day }) => day), ...time })),
	);
}

/** True if the form would take the facts of a file. */
export function isPossibleOffice(office: OfficeFacts, { now, timeZone }: { now: Date; timeZone: string }): boolean {
	const { phone, tollFreePhone, address, hours, closedOn } = office;
	const isPhone = ({ display, e164 }: PhoneFact) => readPhone(display)?.e164 === e164;
	return (
		isPhone(phone) &&
		isPhone(tollFreePhone) &&
		(!address || isPossibleAddress(address)) &&
		hours.length > 0 &&
		hours.every(({ days, opens, closes }) => days.length > 0 && opens < closes) &&
		workingDays.every((day) => !overlap(hours.filter(({ days }) => days.includes(day)))) &&
		closedOn.length <= maxClosedDays &&
		closedOn.every((day) => isClosedDay(day, now)) &&
		staysOpen({ timeZone, openings: hours, closedOn: closedOn.toSorted() }, now)
	);
}

function overlap(openings: readonly OfficeOpening[]): boolean {
	const sorted = openings.toSorted((a, b) => a.opens.localeCompare(b.opens));
	return sorted.some(({ opens }, index) => opens < (sorted[index - 1]?.closes ?? ""));
}

/** False if the office would be closed for so long that no deadline can be computed. */
function staysOpen(schedule: OfficeSchedule, now: Date): boolean {
	const last = new Date(`${schedule.closedOn.at(-1) ?? "2000-01-01"}T23:59:59Z`);
	for (const { opensAt } of openPeriods(now, schedule)) if (opensAt > last) return true;
	return false;
}
