import { type OfficeSchedule, openingsOn } from "../office-hours/office-hours.ts";
import { zonedTime } from "../office-hours/zoned-time.ts";
import { areaOfNumber } from "./area-codes.ts";
import { callHours, type HoursColumn } from "./call-hours.ts";
import { type CalledPerson, rulesFor } from "./calling-window.ts";

/** A clock's time at a moment, and the calling hours of that day by it. */
export interface HoursThatDay {
	/** Two letters: whose law counts. Null if nobody knows. */
	state: string | null;
	timeZone: string;
	/** `2026-11-23` and `14:05:30` */
	date: string;
	time: string;
	/** `08:00` and `20:00`. Null: no calls on that day. */
	from: string | null;
	to: string | null;
}

/** The hours of the day of a call, by each law and each clock that `callingWindow` takes into account. */
export function hoursThatDay(at: Date, { state, phone }: CalledPerson): HoursThatDay[] {
	return rulesFor(state, areaOfNumber(phone)).map((rule) => {
		const { date, time } = zonedTime(at, rule.timeZone);
		const [opening] = openingsOn(date, callHours(rule.state, rule.timeZone));
		return {
			state: rule.state ?? null,
			timeZone: rule.timeZone,
			date,
			time: time.slice(0, 8),
			from: opening?.opens ?? null,
			to: opening?.closes ?? null,
		};
	});
}

/** What sets the hours of that day: the state's law, our own choice for the state, or, if null, our general hours. */
export function columnOfHours({
	state,
	date,
	timeZone,
	from,
	to,
}: Pick<HoursThatDay, "state" | "date" | "timeZone" | "from" | "to">): HoursColumn | null {
	const isSetBy = (schedule: OfficeSchedule) => {
		const [opening] = openingsOn(date, schedule);
		return (opening?.opens ?? null) === from && (opening?.closes ?? null) === to;
	};
	if (!state || isSetBy(callHours(undefined, timeZone))) return null;
	return isSetBy(callHours(state, timeZone, "law")) ? "law" : "ourChoice";
}
