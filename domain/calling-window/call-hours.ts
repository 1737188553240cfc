import {
	nextOpenPeriod,
	type OfficeOpening,
	type OfficeSchedule,
	type OpenPeriod,
} from "../office-hours/office-hours.ts";
import { type Weekday, weekdays } from "../office-hours/weekdays.ts";
import { isCallHoliday } from "./state-holidays.ts";

interface CallHours {
	/** Monday to Friday, and every other day without its own hours. */
	from?: string;
	to?: string;
	/** `null`: no calls. */
	saturday?: readonly [from: string, to: string];
	sunday?: readonly [from: string, to: string] | null;
	/** True if calls on the state's holidays are forbidden. */
	noHolidays?: true;
	/** Where it is written. */
	law?: string;
}

/**
 * From 8 a.m. to 8 p.m.: what our pages promise, and the law of Florida (s. 501.616(6)(a), F.S.), where we call from. It is
 * within the federal 8 a.m. to 9 p.m. (47 CFR 64.1200(c)(1), 16 CFR 310.4(c)).
 */
const ourFrom = "08:00";
const ourTo = "20:00";

/**
 * States that allow less. Most exempt requested calls; we keep to the hours anyway. Read in November 2026 in published
 * tables (ClickPoint, July 2025; Drop Cowboy, November 2025), which name no statute. For Pennsylvania, these are the
 * hours of Senate Bill 992 of 2025, which was passed by the Senate: the strictest reading.
 */
const stricter: Readonly<Record<string, CallHours>> = {
	// And the order of the Public Service Commission.
	AL: { sunday: null, noHolidays: true, law: "Ala. Code § 8-19A" },
	CT: { from: "09:00" },
	// For calls that a machine dials.
	IL: { from: "09:00", law: "815 ILCS 305" },
	KY: { from: "10:00", law: "KRS 367.46955" },
	LA: { sunday: null, noHolidays: true, law: "LPSC General Order R-29617" },
	MI: { from: "09:00" },
	MN: { from: "09:00" },
	MS: { sunday: null, noHolidays: true },
	NM: { from: "09:00" },
	NV: { from: "09:00" },
	// 73 P.S. 2245(a)(10) forbids calls on holidays; the hours are not in it.
	PA: { from: "09:00", to: "19:00", sunday: null, noHolidays: true },
	RI: {
		from: "09:00",
		to: "18:00",
		saturday: ["10:00", "17:00"],
		sunday: null,
		noHolidays: true,
		law: "R.I. Gen. Laws § 5-61-3.6",
	},
	SD: { from: "09:00", sunday: null },
	TX: { from: "09:00", sunday: ["12:00", ourTo], law: "Tex. Bus. & Com. Code § 301.051" },
	UT: { sunday: null, noHolidays: true },
};

/** Where a state's own calling hours are written; null if it has none or we know of no statute. */
export function callHoursLaw(state: string): string | null {
	return stricter[state]?.law ?? null;
}

const schedules = new Map<string, OfficeSchedule>();

/** When somebody in a state may be called who lives by the clock of a time zone. */
export function callHours(state: string | undefined, timeZone: string): OfficeSchedule {
	const key = `${(state && stricter[state] && state) || ""} ${timeZone}`;
	const known = schedules.get(key) ?? readCallHours(state, timeZone);
	schedules.set(key, known);
	return known;
}

function readCallHours(state: string | undefined, timeZone: string): OfficeSchedule {
	const { from = ourFrom, to = ourTo, saturday, sunday, noHolidays } = (state && stricter[state]) || {};
	const hoursOf = (day: Weekday) => {
		if (day === "Saturday" && saturday) return saturday;
		if (day === "Sunday" && sunday !== undefined) return sunday;
		return [from, to] as const;
	};
	const openings = weekdays.flatMap((day): OfficeOpening[] => {
		const hours = hoursOf(day);
		return hours ? [{ days: [day], opens: hours[0], closes: hours[1] }] : [];
	});
	const isHoliday = (date: string) => state !== undefined && noHolidays === true && isCallHoliday(state, date);
	return { timeZone, openings, closedOn: [], isHoliday };
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
