import * as v from "valibot";
import { phoneKey } from "../contacts/match-key.ts";
import { readFields, typedText } from "../forms/read-fields.ts";
import { isCalendarDay } from "../office-hours/calendar-day.ts";
import { addDays } from "../office-hours/zoned-time.ts";
import { isOneLine } from "../text/plain-text.ts";
import { type ListFault, readAreaCodes } from "./area-list.ts";
import { maxCheckAgeDays } from "./check-age.ts";
import { type ListSource, readListSource } from "./list-source.ts";
import type { ResultsError } from "./service-results.ts";

/** How long a replaced list can come back, if the list that replaced it is removed. */
export const restorableDays = 30;

/** The error of a field. The sentences are in `doNotCall.errors`. */
export type RegisterError =
	| ListFault["error"]
	| ResultsError
	| "no_source"
	| "no_area_codes"
	| "no_date"
	| "future_date"
	| "old_date"
	| "newer_list"
	| "no_file"
	| "large_file"
	| "no_number"
	| "no_choice"
	| "no_place";
export type RegisterErrors = Partial<Record<string, RegisterError>>;

type Fields = Readonly<Record<string, unknown>>;
type Read<Value> = { ok: true; value: Value } | { ok: false; errors: RegisterErrors };

/** The day of a check. */
const dayUntil = (today: string) =>
	v.pipe(
		typedText,
		v.check((day) => isCalendarDay(day), "no_date"),
		v.maxValue(today, "future_date"),
	);
/** The day of a check that still counts for calls. */
const recentDay = (today: string) => v.pipe(dayUntil(today), v.minValue(addDays(today, -maxCheckAgeDays), "old_date"));

/** A value that was read before; null if the field holds none. */
const readAs = <Value>(code: RegisterError) => v.custom<Value>((value) => value !== null, code);

/** The fields about a list of area codes, which come before its file. */
export interface ListFacts {
	source: ListSource;
	areaCodes: string[];
	checkedOn: string;
}

export function readListFacts({ source, state, areaCodes, checkedOn }: Fields, today: string): Read<ListFacts> {
	const schema = v.object({
		source: readAs<ListSource>("no_source"),
		areaCodes: readAs<string[]>("no_area_codes"),
		checkedOn: recentDay(today),
	});
	return readFields(schema, { source: readListSource(source, state), areaCodes: readAreaCodes(areaCodes), checkedOn });
}

/**
 * The list that a service looked at, and the day. `service`: it looked at several, and its result doesn't say which.
 */
export function readResultsFacts(
	{ source, state, checkedOn }: Fields,
	today: string,
): Read<Pick<ListFacts, "source" | "checkedOn">> {
	const schema = v.object({ source: readAs<ListSource>("no_source"), checkedOn: recentDay(today) });
	return readFields(schema, { source: source === "service" ? source : readListSource(source, state), checkedOn });
}

/** One number that a person looked up. */
export interface NumberCheckForm {
	key: string;
	/** The list that has the number. `person`: another list, or none at all if it isn't listed. */
	source: ListSource;
	isListed: boolean;
	checkedOn: string;
	/** Where they looked. */
	place: string;
}

export const maxPlaceLength = 100;

/** The possible findings of a person: no list, or the one that has the number. */
export const findings = ["no", "national", "state", "other"] as const;

export function readNumberCheck(
	{ number, listed, state, checkedOn, place }: Fields,
	today: string,
): Read<NumberCheckForm> {
	const found = findings.find((one) => one === listed);
	const schema = v.object({
		key: readAs<string>("no_number"),
		source: readAs<ListSource>(found ? "no_source" : "no_choice"),
		checkedOn: dayUntil(today),
		place: v.pipe(
			typedText,
			v.nonEmpty("no_place"),
			v.maxLength(maxPlaceLength, "no_place"),
			v.check(isOneLine, "no_place"),
		),
	});
	const read = readFields<typeof schema, RegisterErrors>(schema, {
		key: typeof number === "string" ? phoneKey(number) : null,
		source: found === "no" || found === "other" ? "person" : readListSource(found, state),
		checkedOn,
		place,
	});
	if (read.ok) return { ok: true, value: { ...read.value, isListed: found !== "no" } };
	const { key, source, ...errors } = read.errors;
	return { ok: false, errors: { ...errors, ...(key && { number: key }), ...(source && { listed: source }) } };
}
