import { maxCheckAgeDays } from "../calling-rules/call-terms.ts";
import { addDays } from "../office-hours/zoned-time.ts";
import { stateOfSource } from "./list-source.ts";

/** What one list, service or person said about a number. */
export interface NumberCheck {
	/** `areaCodes`: a list of all numbers of some area codes, which also says something about numbers that came later. */
	kind: "areaCodes" | "results" | "number";
	/** See `ListSource`. */
	source: string;
	/** `2026-11-03` */
	checkedOn: string;
	isListed: boolean;
}

/**
 * The check that counts. A listing stands until the same source says otherwise, or a person who has looked: a state's list
 * and the national one are different lists. A state's list says nothing about the national one, so its date counts only if
 * there is no other.
 * @param arrivedOn the day of the lead: a list that had lapsed by then didn't check it, unless it has the number
 */
export function standingCheck(checks: readonly NumberCheck[], arrivedOn: string): NumberCheck | null {
	const counting = checks.filter(
		({ kind, isListed, checkedOn }) =>
			kind !== "areaCodes" || isListed || arrivedOn < addDays(checkedOn, maxCheckAgeDays),
	);
	const newestOfSource = new Map<string, NumberCheck>();
	for (const check of counting) {
		const known = newestOfSource.get(check.source);
		if (!known || isNewer(check, known)) newestOfSource.set(check.source, check);
	}
	const person = newestOfSource.get("person");
	const standing = [...newestOfSource.values()];
	const listings = standing.filter(
		(check) => check.isListed && (check === person || !person || check.checkedOn > person.checkedOn),
	);
	const wide = standing.filter(({ source }) => stateOfSource(source) === null);
	return newest(listings) ?? newest(wide) ?? newest(standing);
}

/** Of two checks on one day, the one that lists the number is the safer answer. */
function isNewer(one: NumberCheck, other: NumberCheck): boolean {
	return one.checkedOn === other.checkedOn ? one.isListed : one.checkedOn > other.checkedOn;
}

function newest(checks: readonly NumberCheck[]): NumberCheck | null {
	return checks.reduce<NumberCheck | null>((best, one) => (best && !isNewer(one, best) ? best : one), null);
}
