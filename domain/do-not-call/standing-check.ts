import { addDays } from "../office-hours/zoned-time.ts";
import { maxCheckAgeDays } from "./check-age.ts";
import { stateOfSource } from "./list-source.ts";

/** The result of one list, service or person for a number. */
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
 * The latest result of each source about a number, newest first. A listing stands until the same source says otherwise,
 * or a person has looked at all lists: a state's list and the national one are different lists.
 * @param arrivedOn the day of the lead: a list that had lapsed by then didn't check it, unless it has the number
 */
export function standingChecks(checks: readonly NumberCheck[], arrivedOn: string): NumberCheck[] {
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
	return standing
		.filter((check) => !check.isListed || check === person || !person || outlasts(check, person))
		.sort((one, other) => (isNewer(one, other) ? -1 : 1));
}

/**
 * The check to show and to date: a listing, or else the newest check. A state's list says nothing about the national
 * one, so its date counts only if there is no other.
 * @param checks the newest first
 */
export function leadingCheck<Check extends Pick<NumberCheck, "source" | "isListed">>(
	checks: readonly Check[],
): Check | null {
	const wide = checks.find(({ source }) => stateOfSource(source) === null);
	return checks.find(({ isListed }) => isListed) ?? wide ?? checks[0] ?? null;
}

/** If two checks have the same date, the one that lists the number is the safer answer. */
function isNewer(one: NumberCheck, other: NumberCheck): boolean {
	return one.checkedOn === other.checkedOn ? one.isListed : one.checkedOn > other.checkedOn;
}

/** True if a listing stands although a person found no list. A manual finding outranks a result from the same day. */
function outlasts({ kind, checkedOn }: NumberCheck, person: NumberCheck): boolean {
	return person.isListed || checkedOn > person.checkedOn || (kind === "number" && checkedOn === person.checkedOn);
}
