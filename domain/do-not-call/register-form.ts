import { phoneKey } from "../contacts/match-key.ts";
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

/** The day of a check: not after today. A list must still count for calls. */
function readDay(day: unknown, today: string, { isOldAllowed }: { isOldAllowed: boolean }): string | RegisterError {
	if (!isCalendarDay(day)) return "no_date";
	if (day > today) return "future_date";
	return !isOldAllowed && addDays(day, maxCheckAgeDays) < today ? "old_date" : day;
}

/** The fields about a list of area codes, which come before its file. */
export interface ListFacts {
	source: ListSource;
	areaCodes: string[];
	checkedOn: string;
}

export function readListFacts({ source, state, areaCodes, checkedOn }: Fields, today: string): Read<ListFacts> {
	const [from, codes, day] = [
		readListSource(source, state),
		readAreaCodes(areaCodes),
		readDay(checkedOn, today, { isOldAllowed: false }),
	];
	if (from && codes && isCalendarDay(day))
		return { ok: true, value: { source: from, areaCodes: codes, checkedOn: day } };
	return {
		ok: false,
		errors: {
			...(!from && { source: "no_source" }),
			...(!codes && { areaCodes: "no_area_codes" }),
			...(!isCalendarDay(day) && { checkedOn: day as RegisterError }),
		},
	};
}

/**
 * The list that a service looked at, and the day. `service`: it looked at several, and its result doesn't say which.
 */
export function readResultsFacts(
	{ source, state, checkedOn }: Fields,
	today: string,
): Read<Pick<ListFacts, "source" | "checkedOn">> {
	const from = source === "service" ? source : readListSource(source, state);
	const day = readDay(checkedOn, today, { isOldAllowed: false });
	if (from && isCalendarDay(day)) return { ok: true, value: { source: from, checkedOn: day } };
	return {
		ok: false,
		errors: { ...(!from && { source: "no_source" }), ...(!isCalendarDay(day) && { checkedOn: day as RegisterError }) },
	};
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
	const key = typeof number === "string" ? phoneKey(number) : null;
	const day = readDay(checkedOn, today, { isOldAllowed: true });
	const where = typeof place === "string" ? place.trim() : "";
	const isPlace = where !== "" && where.length <= maxPlaceLength && isOneLine(where);
	const found = findings.find((one) => one === listed);
	const source = found === "no" || found === "other" ? "person" : readListSource(found, state);
	if (key && source && isCalendarDay(day) && isPlace)
		return { ok: true, value: { key, source, isListed: found !== "no", checkedOn: day, place: where } };
	return {
		ok: false,
		errors: {
			...(!key && { number: "no_number" }),
			...(!source && { listed: found ? "no_source" : "no_choice" }),
			...(!isCalendarDay(day) && { checkedOn: day as RegisterError }),
			...(!isPlace && { place: "no_place" }),
		},
	};
}
