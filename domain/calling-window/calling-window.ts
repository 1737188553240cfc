import type { OfficeSchedule } from "../office-hours/office-hours.ts";
import { type AreaOfNumber, areaOfNumber } from "./area-codes.ts";
import { callHours, type Doubt, doubtfulHours, type HoursColumn, nextCallPeriod } from "./call-hours.ts";
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

/** A state whose own hours close a call, by its law or by our own choice. */
export interface ClosingState {
	/** Two letters. */
	state: string;
	column: HoursColumn;
}

/**
 * The state whose own hours forbid a call now that our general hours would allow by the same clock; by its law, if both
 * do. Null if no state does.
 */
export function stateThatForbids(at: Date, { state, phone }: CalledPerson): ClosingState | null {
	const closing = rulesFor(state, areaOfNumber(phone)).flatMap((rule): ClosingState[] => {
		const { timeZone } = rule;
		if (!rule.state || !allows(at, callHours(undefined, timeZone)) || allows(at, callHours(rule.state, timeZone)))
			return [];
		return [{ state: rule.state, column: allows(at, callHours(rule.state, timeZone, "law")) ? "ourChoice" : "law" }];
	});
	return closing.find(({ column }) => column === "law") ?? closing[0] ?? null;
}

/** A rule that may forbid a call now, but probably doesn't. */
export interface HoursWarning {
	/** Two letters. */
	state: string;
	/** Where it is written. */
	source: string;
	doubt: Doubt;
}

/** The doubtful rules that would forbid a call now, each once. */
export function hoursWarnings(at: Date, { state, phone }: CalledPerson): HoursWarning[] {
	const found = rulesFor(state, areaOfNumber(phone)).flatMap((rule) => {
		const doubtful = rule.state ? doubtfulHours(rule.state, rule.timeZone) : [];
		return doubtful.flatMap(({ source, doubt, schedule }): HoursWarning[] =>
			rule.state && !allows(at, schedule) ? [{ state: rule.state, source, doubt }] : [],
		);
	});
	return found.filter(({ source }, index) => found.findIndex((one) => one.source === source) === index);
}

function allows(at: Date, schedule: OfficeSchedule): boolean {
	return nextCallPeriod(at, schedule).opensAt.getTime() === at.getTime();
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
