import { nextOpenPeriod, type OfficeSchedule } from "../office-hours/office-hours.ts";
import { areaOfNumber } from "./area-codes.ts";
import { callHours } from "./call-hours.ts";
import { timeZonesOf } from "./state-time-zones.ts";

/** When a number may be called: from now on if `from` is the moment that was asked about. */
export interface CallingWindow {
	from: Date;
	until: Date;
	/** The states whose rules were taken into account. Empty: where the person lives is not known. */
	states: string[];
}

/**
 * The next time in which a call is allowed by the rules of the state that the person named and of the state that the number
 * belongs to, by every clock that the person may live by. Numbers move with people, so the stricter of both counts.
 * @param state two letters
 */
export function callingWindow(at: Date, { state, phone }: { state: string | null; phone: string }): CallingWindow {
	const area = areaOfNumber(phone);
	const rules = rulesFor(state ?? undefined, area);
	let from = at;
	for (;;) {
		const periods = rules.map((schedule) => nextOpenPeriod(from, schedule));
		const latest = new Date(Math.max(...periods.map(({ opensAt }) => opensAt.getTime())));
		if (latest.getTime() === from.getTime()) {
			const until = new Date(Math.min(...periods.map(({ closesAt }) => closesAt.getTime())));
			return { from, until, states: [...new Set([state, area?.state])].filter((known) => known != null) };
		}
		from = latest;
	}
}

function rulesFor(state: string | undefined, area: ReturnType<typeof areaOfNumber>): OfficeSchedule[] {
	if (!area) return timeZonesOf(state).map((zone) => callHours(state, zone));
	const ofNumber = area.timeZones.map((zone) => callHours(area.state, zone));
	// The number says in which part of the state its owner lives.
	if (!state || state === area.state) return ofNumber;
	return [...ofNumber, ...timeZonesOf(state).map((zone) => callHours(state, zone))];
}
