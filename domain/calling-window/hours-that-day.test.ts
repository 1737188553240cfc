import { expect, test } from "vitest";
import { hoursThatDay } from "./hours-that-day.ts";

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
	const [alabama] = hoursThatDay(sunday, { state: "AL", phone: "205-555-0123" });
	expect(alabama).toMatchObject({ state: "AL", from: null, to: null });
});
