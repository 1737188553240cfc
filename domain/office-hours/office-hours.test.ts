import { expect, test } from "vitest";
import { addBusinessDays, addOpenTime, isOpen, nextOpening, sameTimeNextBusinessDay } from "./office-hours.ts";

const workdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;
const office = {
	timeZone: "America/New_York",
	openings: [{ days: workdays, opens: "08:00", closes: "17:00" }],
	closedOn: ["2026-12-24"],
};
const withBreak = {
	...office,
	openings: [
		// Not in order, as an owner may write them.
		{ days: workdays, opens: "13:00", closes: "17:00" },
		{ days: workdays, opens: "08:00", closes: "12:00" },
		{ days: ["Saturday"], opens: "10:00", closes: "12:00" },
	] as const,
};
const allDay = {
	...office,
	openings: [{ days: ["Sunday", "Saturday", ...workdays], opens: "00:00", closes: "24:00" }] as const,
};

const instant = (text: string) => new Date(text).toISOString();

test.each([
	["Monday at opening", "2026-11-23T08:00:00-05:00", true],
	["Monday at closing", "2026-11-23T17:00:00-05:00", false],
	["a moment before", "2026-11-23T16:59:59-05:00", true],
	["the night", "2026-11-23T03:00:00-05:00", false],
	["Sunday", "2026-11-22T12:00:00-05:00", false],
	["Thanksgiving", "2026-11-26T12:00:00-05:00", false],
	["the office's own holiday", "2026-12-24T12:00:00-05:00", false],
	["8:30 in summer", "2026-07-01T08:30:00-04:00", true],
	["7:30 in summer, 8:30 in standard time", "2026-07-01T07:30:00-04:00", false],
])("%s", (_name, at, expected) => {
	expect(isOpen(new Date(at), office)).toBe(expected);
});

test("between two openings of a day the office is closed", () => {
	expect(isOpen(new Date("2026-11-23T12:30:00-05:00"), withBreak)).toBe(false);
	expect(nextOpening(new Date("2026-11-23T12:30:00-05:00"), withBreak).toISOString()).toBe(
		instant("2026-11-23T13:00:00-05:00"),
	);
});

test.each([
	["Monday morning", "2026-11-23T09:15:30-05:00", "2026-11-23T13:15:30-05:00"],
	["Monday at 1 p.m., until closing", "2026-11-23T13:00:00-05:00", "2026-11-23T17:00:00-05:00"],
	["Monday at 4 p.m.", "2026-11-23T16:00:00-05:00", "2026-11-24T11:00:00-05:00"],
	["Friday at 4 p.m.", "2026-11-20T16:00:00-05:00", "2026-11-23T11:00:00-05:00"],
	["Saturday night", "2026-11-22T01:00:00-05:00", "2026-11-23T12:00:00-05:00"],
	["the evening before Thanksgiving", "2026-11-25T20:00:00-05:00", "2026-11-27T12:00:00-05:00"],
	["before a long Christmas", "2026-12-23T15:00:00-05:00", "2026-12-28T10:00:00-05:00"],
	["before the clocks change", "2026-03-06T15:00:00-05:00", "2026-03-09T10:00:00-04:00"],
])("4 open hours from %s", (_name, from, until) => {
	expect(addOpenTime(new Date(from), 4, office).toISOString()).toBe(instant(until));
});

test("open hours skip the break and reach into Saturday", () => {
	expect(addOpenTime(new Date("2026-11-20T11:00:00-05:00"), 6, withBreak).toISOString()).toBe(
		instant("2026-11-21T11:00:00-05:00"),
	);
});

test("an hour that spring skips is no open hour, one that fall repeats is two", () => {
	expect(addOpenTime(new Date("2026-03-08T00:00:00-05:00"), 4, allDay).toISOString()).toBe(
		instant("2026-03-08T05:00:00-04:00"),
	);
	expect(addOpenTime(new Date("2026-11-01T00:00:00-04:00"), 4, allDay).toISOString()).toBe(
		instant("2026-11-01T03:00:00-05:00"),
	);
});

test("a shift that begins or ends in the hour that spring skips does so when the clocks change", () => {
	const night = [
		{ days: ["Sunday"], opens: "01:30", closes: "02:15" },
		{ days: ["Sunday"], opens: "02:20", closes: "02:40" },
		{ days: ["Sunday"], opens: "02:45", closes: "05:00" },
	] as const;
	const changed = { ...office, openings: night };
	expect(addOpenTime(new Date("2026-03-08T00:00:00-05:00"), 2, changed).toISOString()).toBe(
		instant("2026-03-08T04:30:00-04:00"),
	);
	expect(isOpen(new Date("2026-03-08T03:00:00-04:00"), changed)).toBe(true);
});

test.each([
	["Monday", "2026-11-23T16:00:00-05:00", "2026-11-24T16:00:00-05:00"],
	["Friday", "2026-11-20T16:00:00-05:00", "2026-11-23T16:00:00-05:00"],
	["Saturday", "2026-11-21T10:00:00-05:00", "2026-11-23T10:00:00-05:00"],
	["the day before Thanksgiving", "2026-11-25T09:30:00-05:00", "2026-11-27T09:30:00-05:00"],
	["late on a weekday", "2026-11-23T23:30:00-05:00", "2026-11-24T23:30:00-05:00"],
	["before the clocks change", "2026-03-06T10:00:00-05:00", "2026-03-09T10:00:00-04:00"],
])("the same time on the next business day after %s", (_name, from, until) => {
	expect(sameTimeNextBusinessDay(new Date(from), office).toISOString()).toBe(instant(until));
});

test("ten business days over Thanksgiving are two weeks and a day", () => {
	expect(addBusinessDays(new Date("2026-11-20T10:00:00-05:00"), 10, office).toISOString()).toBe(
		instant("2026-12-07T10:00:00-05:00"),
	);
});

test("an office that is closed for two months is open again after them", () => {
	const days = Array.from({ length: 60 }, (_, day) => new Date(Date.UTC(2026, 5, 2 + day)).toISOString().slice(0, 10));
	const closed = { ...allDay, closedOn: days };
	const before = new Date("2026-06-01T12:00:00-04:00");
	expect(sameTimeNextBusinessDay(before, closed).toISOString()).toBe(instant("2026-08-01T12:00:00-04:00"));
	expect(nextOpening(new Date("2026-06-02T12:00:00-04:00"), closed).toISOString()).toBe(
		instant("2026-08-01T00:00:00-04:00"),
	);
});

test("a schedule that never opens is refused instead of searched for ever", () => {
	const closed = { ...office, openings: [] };
	expect(() => addOpenTime(new Date(0), 1, closed)).toThrow(RangeError);
	expect(() => nextOpening(new Date(0), closed)).toThrow(RangeError);
	expect(() => addBusinessDays(new Date(0), 1, closed)).toThrow(RangeError);
});
