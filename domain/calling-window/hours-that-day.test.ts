import { expect, test } from "vitest";
import { columnOfHours, hoursThatDay } from "./hours-that-day.ts";

test("each law and each clock that may be the person's has its hours of that day", () => {
	const tuesday = new Date("2026-11-24T14:05:07Z");
	expect(hoursThatDay(tuesday, { state: "FL", phone: "305-555-0123" })).toEqual([
		{ state: "FL", timeZone: "America/New_York", date: "2026-11-24", time: "09:05:07", from: "08:00", to: "20:00" },
	]);
	const moved = hoursThatDay(tuesday, { state: "TX", phone: "305-555-0123" });
	expect(moved.map(({ state, time, from }) => [state, time, from])).toEqual([
		["FL", "09:05:07", "08:00"],
		["TX", "08:05:07", "09:00"],
		["TX", "07:05:07", "09:00"],
	]);
});

test("a day without calls has no hours", () => {
	const sunday = new Date("2026-11-22T18:00:00Z");
	const [mississippi] = hoursThatDay(sunday, { state: "MS", phone: "601-555-0123" });
	expect(mississippi).toMatchObject({ state: "MS", from: null, to: null });
});

test.each([
	["FL", "305-555-0123", null],
	["MS", "601-555-0123", "law"],
	["MI", "313-555-0123", "ourChoice"],
	["AL", "205-555-0123", null],
])("what sets the hours of a Sunday in %s with %s: %s", (state, phone, column) => {
	const [hours] = hoursThatDay(new Date("2026-11-22T18:00:00Z"), { state, phone });
	expect(hours && columnOfHours(hours)).toBe(column);
});
