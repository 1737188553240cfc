import { describe, expect, test } from "vitest";
import { jurisdictions } from "../location/jurisdictions.ts";
import { areaOfNumber } from "./area-codes.ts";
import { callingWindow, hoursWarnings, stateThatForbids } from "./calling-window.ts";
import { isCallHoliday } from "./state-holidays.ts";

const phones = {
	miami: "(305) 555-0123",
	pensacola: "850-555-0123",
	chicago: "+1 312 555 0123",
	losAngeles: "213.555.0123",
	elPaso: "915 555 0123",
	louisville: "502 555 0123",
	jackson: "601 555 0123",
	tollFree: "800 555 0123",
};

const window = (at: string, state: string | null, phone: string) => {
	const { from, until } = callingWindow(new Date(at), { state, phone });
	return [from.toISOString(), until.toISOString()];
};
const utc = (...instants: string[]) => instants.map((instant) => new Date(instant).toISOString());

describe("a lead may be called", () => {
	test.each([
		[
			"in Florida by day",
			"2026-11-23T10:00-05:00",
			"FL",
			phones.miami,
			"2026-11-23T10:00-05:00",
			"2026-11-23T20:00-05:00",
		],
		[
			"in Florida at night",
			"2026-11-23T01:00-05:00",
			"FL",
			phones.miami,
			"2026-11-23T08:00-05:00",
			"2026-11-23T20:00-05:00",
		],
		[
			"after 8 p.m. in Florida",
			"2026-11-23T20:00-05:00",
			"FL",
			phones.miami,
			"2026-11-24T08:00-05:00",
			"2026-11-24T20:00-05:00",
		],
		[
			"in Florida by Central time, perhaps",
			"2026-11-23T07:00-05:00",
			"FL",
			phones.pensacola,
			"2026-11-23T09:00-05:00",
			"2026-11-23T20:00-05:00",
		],
		[
			"with a number of Chicago who lives in Florida",
			"2026-11-23T07:00-05:00",
			"FL",
			phones.chicago,
			"2026-11-23T09:00-05:00",
			"2026-11-23T20:00-05:00",
		],
		[
			"in California",
			"2026-11-23T07:00-05:00",
			"CA",
			phones.losAngeles,
			"2026-11-23T08:00-08:00",
			"2026-11-23T20:00-08:00",
		],
		[
			"with a number of Los Angeles who lives in Georgia",
			"2026-11-23T09:00-05:00",
			"GA",
			phones.losAngeles,
			"2026-11-23T11:00-05:00",
			"2026-11-23T20:00-05:00",
		],
		[
			"in Kentucky",
			"2026-11-23T08:30-05:00",
			"KY",
			phones.louisville,
			"2026-11-23T10:00-05:00",
			"2026-11-23T20:00-05:00",
		],
		[
			"in El Paso on a Sunday",
			"2026-11-22T08:00-07:00",
			"TX",
			phones.elPaso,
			"2026-11-22T12:00-07:00",
			"2026-11-22T20:00-07:00",
		],
		[
			"in Mississippi on a Sunday",
			"2026-11-22T12:00-06:00",
			"MS",
			phones.jackson,
			"2026-11-23T08:00-06:00",
			"2026-11-23T20:00-06:00",
		],
		[
			"in Mississippi on Thanksgiving",
			"2026-11-26T12:00-06:00",
			"MS",
			phones.jackson,
			"2026-11-26T12:00-06:00",
			"2026-11-26T20:00-06:00",
		],
		[
			"in Florida on Thanksgiving",
			"2026-11-26T12:00-05:00",
			"FL",
			phones.miami,
			"2026-11-26T12:00-05:00",
			"2026-11-26T20:00-05:00",
		],
		[
			"with a toll-free number in Arizona",
			"2026-07-01T07:00-07:00",
			"AZ",
			phones.tollFree,
			"2026-07-01T08:00-07:00",
			"2026-07-01T19:00-07:00",
		],
		[
			"without a state",
			"2026-11-23T07:00-05:00",
			null,
			phones.miami,
			"2026-11-23T08:00-05:00",
			"2026-11-23T20:00-05:00",
		],
		[
			"of whom nothing is known",
			"2026-11-23T07:00-05:00",
			null,
			"+44 20 7946 0123",
			"2026-11-23T11:00-05:00",
			"2026-11-23T20:00-05:00",
		],
		["in summer", "2026-07-01T07:30-04:00", "FL", phones.miami, "2026-07-01T08:00-04:00", "2026-07-01T20:00-04:00"],
	])("%s", (_name, at, state, phone, from, until) => {
		expect(window(at, state, phone)).toEqual(utc(from, until));
	});
});

test("names the states whose rules count", () => {
	const at = new Date("2026-11-23T12:00-05:00");
	expect(callingWindow(at, { state: "FL", phone: phones.chicago }).states).toEqual(["FL", "IL"]);
	expect(callingWindow(at, { state: "FL", phone: phones.miami }).states).toEqual(["FL"]);
	expect(callingWindow(at, { state: null, phone: phones.tollFree }).states).toEqual([]);
});

test.each(jurisdictions.map(({ abbr }) => abbr))(
	"no hour of a year allows a call in %s before 8 a.m. or after 8 p.m.",
	(state) => {
		let at = new Date("2026-01-01T00:00Z");
		const end = new Date("2027-01-01T00:00Z");
		for (let windows = 0; at < end; windows++) {
			const { from, until } = callingWindow(at, { state, phone: "" });
			expect(until.getTime() - from.getTime()).toBeGreaterThan(0);
			expect(until.getTime() - from.getTime()).toBeLessThanOrEqual(12 * 3_600_000);
			expect(windows).toBeLessThan(400);
			at = until;
		}
	},
);

test("each area code belongs to one state", () => {
	expect(areaOfNumber("941-555-0142")).toEqual({ state: "FL", timeZones: ["America/New_York"] });
	expect(areaOfNumber("1 (915) 555-0142")?.timeZones).toContain("America/Denver");
	for (const none of ["", "555-0142", "800-555-0142", "+44 20 7946 0123", "abc"])
		expect(areaOfNumber(none)).toBeUndefined();
});

test.each([
	["AL", "2026-02-17", "Mardi Gras"],
	["AL", "2026-04-27", "Confederate Memorial Day"],
	["AL", "2026-06-01", "Jefferson Davis's birthday"],
	["LA", "2026-04-03", "Good Friday"],
	["PA", "2026-11-03", "Election Day"],
	["PA", "2026-06-15", "Flag Day on a Sunday"],
	["UT", "2026-07-24", "Pioneer Day"],
	["RI", "2026-08-10", "Victory Day"],
])("%s has a holiday on %s: %s", (state, date) => {
	expect(isCallHoliday(state, date)).toBe(true);
	expect(isCallHoliday("FL", date)).toBe(false);
});

test.each([
	["TX", "713 555 0123", "2026-11-23T14:30:00Z", "TX", "8:30 in Houston: Texas begins at 9"],
	["TX", "713 555 0123", "2026-11-23T13:30:00Z", null, "7:30 in Houston: nobody may be called anywhere"],
	[
		"TX",
		"305 555 0123",
		"2026-11-23T15:30:00Z",
		"TX",
		"the person named Texas, the number is of Miami; 8:30 in El Paso",
	],
	["FL", "713 555 0123", "2026-11-23T14:30:00Z", "TX", "the number is of Houston"],
	["FL", "305 555 0123", "2026-11-23T12:30:00Z", null, "7:30 in Miami: the hours that we keep everywhere"],
	["MS", "601 555 0123", "2026-11-22T18:00:00Z", "MS", "a Sunday in Mississippi"],
	["AL", "205 555 0123", "2026-11-22T18:00:00Z", null, "a Sunday in Alabama: its rule is for telephone companies"],
	["TX", "713 555 0123", "2026-11-23T18:00:00Z", null, "noon in Houston: open"],
])("for somebody in %s with %s at %s it is %s that forbids the call: %s", (state, phone, at, expected, _why) => {
	const closing = stateThatForbids(new Date(at), { state, phone });
	expect(closing).toEqual(expected === null ? null : { state: expected, column: "law" });
});

test("what the agency chose for a state is told from its law, and the law comes first", () => {
	const early = new Date("2026-11-23T13:30Z");
	expect(stateThatForbids(early, { state: "MI", phone: "313 555 0123" })).toEqual({ state: "MI", column: "ourChoice" });
	// 8:30 in Detroit, 7:30 and 6:30 in Texas: our general hours close it there.
	expect(stateThatForbids(early, { state: "MI", phone: "915 555 0123" })).toEqual({ state: "MI", column: "ourChoice" });
	const texas = new Date("2026-11-23T14:30Z");
	expect(stateThatForbids(texas, { state: "MN", phone: "713 555 0123" })).toEqual({ state: "TX", column: "law" });
});

test("a doubtful rule warns while it would forbid a call, and closes nothing", () => {
	const sunday = new Date("2026-11-22T18:00Z");
	const person = { state: "PA", phone: "215 555 0123" };
	expect(hoursWarnings(sunday, person)).toEqual([{ state: "PA", source: "Senate Bill 992 of 2025", doubt: "bill" }]);
	expect(callingWindow(sunday, person).from).toEqual(sunday);
	expect(hoursWarnings(new Date("2026-11-23T18:00Z"), person)).toEqual([]);
	const goodFriday = new Date("2026-04-03T14:00Z");
	expect(hoursWarnings(goodFriday, person).map(({ doubt }) => doubt)).toEqual(["agreed"]);
});
