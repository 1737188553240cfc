import { type AreaOfNumber, areaOfNumber } from "./area-codes.ts";
import { callHours, nextCallPeriod } from "./call-hours.ts";
import { timeZonesOf } from "./state-time-zones.ts";

/** When a number may be called: from now on if `from` is the moment that was asked about. */
export interface CallingWindow {
	from: Date;
	until: Date;
	/** The states whose rules were taken into account. Empty: where the person lives is not known. */
	states: string[];
}

/** The facts about where somebody lives: the state that they named, in two letters, and their number as typed. */
export interface CalledPerson {
	state: string | null;
	phone: string;
}

/**
 * The next time in which a call is allowed by the rules of the state that the person named and of the state that the number
 * belongs to, by every clock that the person may live by. Numbers move with people, so the stricter of both counts.
 */
export function callingWindow(at: Date, { state, phone }: CalledPerson): CallingWindow {
	const area = areaOfNumber(phone);
	const rules = rulesFor(state, area).map((rule) => callHours(rule.state, rule.timeZone));
	let from = at;
	for (;;) {
		const periods = rules.map((schedule) => nextCallPeriod(from, schedule));
		const latest = new Date(Math.max(...periods.map(({ opensAt }) => opensAt.getTime())));
		if (latest.getTime() === from.getTime()) {
			const until = new Date(Math.min(...periods.map(({ closesAt }) => closesAt.getTime())));
			return { from, until, states: [...new Set([state, area?.state])].filter((known) => known != null) };
		}
		from = latest;
	}
}

/**
 * The state whose own hours forbid a call now that our general hours would allow by the same clock. Null if no state
 * does.
 */
export function stateThatForbids(at: Date, { state, phone }: CalledPerson): string | null {
	const allows = (ofState: string | undefined, zone: string) =>
		nextCallPeriod(at, callHours(ofState, zone)).opensAt.getTime() === at.getTime();
	const rules = rulesFor(state, areaOfNumber(phone));
	return rules.find((rule) => allows(undefined, rule.timeZone) && !allows(rule.state, rule.timeZone))?.state ?? null;
}

/** The states whose hours apply, each by a clock that the person may live by. */
export function rulesFor(state: string | null, area: AreaOfNumber | undefined): { state?: string; timeZone: string }[] {
	const inState = (code: string | null | undefined, zones: readonly string[]) =>
		zones.map((timeZone) => (code ? { state: code, timeZone } : { timeZone }));
	const ofPerson = () => inState(state, timeZonesOf(state ?? undefined));
	if (!area) return ofPerson();
	const ofNumber = inState(area.state, area.timeZones);
	// The number says in which part of the state its owner lives. One of another country does not say that they live there.
	if (area.state && (!state || state === area.state)) return ofNumber;
	return [...ofNumber, ...ofPerson()];
}
