import { zonedTime } from "../office-hours/zoned-time.ts";
import { areaOfNumber } from "./area-codes.ts";
import { timeZonesOf } from "./state-time-zones.ts";

/** The time on a clock where somebody lives. */
export interface LocalTime {
	timeZone: string;
	/** `2026-11-23` */
	date: string;
	/** `14:05` */
	time: string;
}

/**
 * The times it may be where the person lives, as far as the state or the number says, from the earliest clock to the latest.
 * Several in a state with two time zones; none if nothing is known. The state that a person named counts for more than the
 * number, which may be from where they lived before.
 */
export function localTimes(now: Date, { state, phone }: { state: string | null; phone: string | null }): LocalTime[] {
	const byClock = new Map<string, LocalTime>();
	for (const timeZone of likelyTimeZones(state, phone)) {
		const { date, time } = zonedTime(now, timeZone);
		const clock = `${date} ${time}`;
		if (!byClock.has(clock)) byClock.set(clock, { timeZone, date, time: time.slice(0, 5) });
	}
	return [...byClock].sort(([one], [other]) => one.localeCompare(other)).map(([, local]) => local);
}

function likelyTimeZones(state: string | null, phone: string | null): readonly string[] {
	const area = phone ? areaOfNumber(phone) : undefined;
	// The number says in which part of the state its owner lives.
	if (area && (!state || state === area.state)) return area.timeZones;
	return state ? timeZonesOf(state) : [];
}
