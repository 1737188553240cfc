import {
	nextOpenPeriod,
	type OfficeOpening,
	type OfficeSchedule,
	type OpenPeriod,
} from "../office-hours/office-hours.ts";
import { type Weekday, weekdays } from "../office-hours/weekdays.ts";
import { isCallHoliday } from "./state-holidays.ts";

/** What is different from our general hours. */
interface Hours {
	/** Monday to Friday, and every other day without its own hours. */
	from?: string;
	to?: string;
	/** `null`: no calls. */
	saturday?: readonly [from: string, to: string];
	sunday?: readonly [from: string, to: string] | null;
	/** True if there are no calls on the state's holidays. */
	noHolidays?: true;
}

/** Why a rule may not be about our calls: they go to people who asked for them, and a person dials. */
export const doubts = ["agreed", "bill", "machines", "utilities", "tables"] as const;
export type Doubt = (typeof doubts)[number];

/** Hours that are not law for our calls, or may not be. They close nothing: the desk warns. */
type DoubtfulHours = Hours & {
	/** Where they are written. */
	source: string;
	/**
	 * `agreed`: it exempts people who agreed to calls or asked us something. `bill`: it was never enacted. `machines`: it is
	 * about calls that a machine dials or speaks. `utilities`: it binds telephone companies. `tables`: lists of the trade name
	 * it, and no law that we found.
	 */
	doubt: Doubt;
};

interface StateHours {
	/** In force, and about calls like ours. */
	law?: Hours & { source: string };
	/** What the agency keeps to though no law that we found asks for it. The owner may change it. */
	ourChoice?: Hours;
	doubtful?: readonly DoubtfulHours[];
}

/** What closes a call: the law of a state, or our own rule for it. */
export type HoursColumn = "law" | "ourChoice";

/**
 * From 8 a.m. to 8 p.m. everywhere: what our pages promise, and the law of Florida for calls that are made from there
 * (s. 501.616(6)(a), F.S.). It is within the federal 8 a.m. to 9 p.m. (47 CFR 64.1200(c)(1), 16 CFR 310.4(c)).
 */
const ourFrom = "08:00";
const ourTo = "20:00";

/**
 * States with hours of their own, read in November 2026: statutes where one is named, otherwise published tables
 * (ClickPoint, July 2025; Drop Cowboy, November 2025). Counsel checks it: the launch item `callingHours`.
 */
const stateHours: Readonly<Record<string, StateHours>> = {
	// The rule begins with automated calls, and the chapter "shall apply to all telephone utilities" (Rule T-1).
	AL: {
		doubtful: [{ sunday: null, noHolidays: true, source: "Ala. Admin. Code r. 770-X-5-.17(1)(b)", doubt: "utilities" }],
	},
	// Not a call to somebody who gave written consent or had expressed interest.
	CT: { doubtful: [{ from: "09:00", source: "Conn. Gen. Stat. § 42-288a", doubt: "agreed" }] },
	IL: { doubtful: [{ from: "09:00", source: "815 ILCS 305", doubt: "machines" }] },
	KY: { law: { from: "10:00", source: "KRS 367.46955" } },
	// Prior consent is exempt (dnc.com; La. R.S. 45:844.31 has the list).
	LA: {
		doubtful: [{ sunday: null, noHolidays: true, source: "LPSC General Order R-29617", doubt: "agreed" }],
	},
	// No statute found (MCL 445.111 to 445.111e have no hours).
	MI: { ourChoice: { from: "09:00" } },
	// Probably Minn. Stat. § 325E.30, whose text we have not read.
	MN: { ourChoice: { from: "09:00" } },
	// "No telephone solicitations may be made on a Sunday", expressly for callers who are exempt otherwise.
	MS: {
		law: { sunday: null, source: "Miss. Code § 77-3-723" },
		doubtful: [{ noHolidays: true, source: "ClickPoint, Drop Cowboy", doubt: "tables" }],
	},
	NM: { law: { from: "09:00", source: "N.M. Stat. § 57-12-22(B)(5)" } },
	// NRS 597.814: from 9 p.m. to 9 a.m., for a device for automatic dialing and announcing.
	NV: { doubtful: [{ from: "09:00", source: "NRS 597.814", doubt: "machines" }] },
	PA: {
		doubtful: [
			// The Senate passed it; no enactment found (pasenategop.com, billtrack50.com).
			{ from: "09:00", to: "19:00", sunday: null, source: "Senate Bill 992 of 2025", doubt: "bill" },
			// An established business relationship is exempt; the hours in the act are 8 a.m. to 9 p.m. (a)(1).
			{ noHolidays: true, source: "73 P.S. § 2245(a)(10)", doubt: "agreed" },
		],
	},
	RI: {
		law: {
			from: "09:00",
			to: "18:00",
			saturday: ["10:00", "17:00"],
			sunday: null,
			noHolidays: true,
			source: "R.I. Gen. Laws § 5-61-3.6",
		},
	},
	// Weekdays from 9 to 9, for an automated telephone dialing system.
	SD: { doubtful: [{ from: "09:00", sunday: null, source: "S.D. Codified Laws § 37-30-28", doubt: "machines" }] },
	TX: { law: { from: "09:00", sunday: ["12:00", ourTo], source: "Tex. Bus. & Com. Code § 301.051" } },
	// "Without prior express consent", (3).
	UT: { doubtful: [{ sunday: null, noHolidays: true, source: "Utah Code § 13-25a-103(3)", doubt: "agreed" }] },
};

/** Where a state's own calling hours are written; null if none that close a call are law. */
export function callHoursLaw(state: string): string | null {
	return stateHours[state]?.law?.source ?? null;
}

/** The doubtful rules of a state, each with its schedule by a clock. */
export function doubtfulHours(
	state: string,
	timeZone: string,
): { source: string; doubt: Doubt; schedule: OfficeSchedule }[] {
	const rules = stateHours[state]?.doubtful ?? [];
	return rules.map(({ source, doubt, ...hours }, index) => ({
		source,
		doubt,
		schedule: scheduleOf(`${state} ${timeZone} ${index}`, [hours], state, timeZone),
	}));
}

const schedules = new Map<string, OfficeSchedule>();

/**
 * When somebody in a state may be called who lives by the clock of a time zone: by the law and by our own choice.
 * @param only one of the two columns
 */
export function callHours(state: string | undefined, timeZone: string, only?: HoursColumn): OfficeSchedule {
	const { law, ourChoice } = (state && stateHours[state]) || {};
	const rules = only ? [only === "law" ? law : ourChoice] : [law, ourChoice];
	const closing = rules.filter((rule) => rule !== undefined);
	const key = closing.length > 0 ? `${state} ${timeZone} ${only ?? "both"}` : timeZone;
	return scheduleOf(key, closing, state, timeZone);
}

function scheduleOf(key: string, rules: readonly Hours[], state: string | undefined, timeZone: string) {
	const known = schedules.get(key) ?? readSchedule(rules, state, timeZone);
	schedules.set(key, known);
	return known;
}

/** When our general hours and all of the rules allow a call. */
function readSchedule(rules: readonly Hours[], state: string | undefined, timeZone: string): OfficeSchedule {
	const openings = weekdays.flatMap((day): OfficeOpening[] => {
		const hours = rules.map((rule) => hoursOn(day, rule));
		if (hours.includes(null)) return [];
		const opens = [ourFrom, ...hours.map((each) => each?.[0] ?? ourFrom)].sort().at(-1) ?? ourFrom;
		const closes = [ourTo, ...hours.map((each) => each?.[1] ?? ourTo)].sort()[0] ?? ourTo;
		return [{ days: [day], opens, closes }];
	});
	const noHolidays = rules.some((rule) => rule.noHolidays);
	const isHoliday = (date: string) => state !== undefined && noHolidays && isCallHoliday(state, date);
	return { timeZone, openings, closedOn: [], isHoliday };
}

function hoursOn(day: Weekday, { from = ourFrom, to = ourTo, saturday, sunday }: Hours) {
	if (day === "Saturday" && saturday) return saturday;
	if (day === "Sunday" && sunday !== undefined) return sunday;
	return [from, to] as const;
}

/** Lists of leads ask about the same few days again and again. */
const maxKnownPeriods = 8;
const knownPeriods = new WeakMap<OfficeSchedule, readonly (OpenPeriod & { askedAt: Date })[]>();

/** The next time in which the hours allow a call; it begins at that very moment if they do. */
export function nextCallPeriod(at: Date, schedule: OfficeSchedule): OpenPeriod {
	const known = knownPeriods.get(schedule) ?? [];
	const found = known.find(({ askedAt, closesAt }) => askedAt <= at && at < closesAt);
	if (found) return { opensAt: found.opensAt > at ? found.opensAt : at, closesAt: found.closesAt };
	const period = nextOpenPeriod(at, schedule);
	knownPeriods.set(schedule, [{ askedAt: at, ...period }, ...known.slice(0, maxKnownPeriods - 1)]);
	return period;
}
