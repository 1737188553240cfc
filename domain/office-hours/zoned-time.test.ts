import { expect, test } from "vitest";
import { instantOf, zonedTime } from "./zoned-time.ts";

const zones = ["America/New_York", "America/Chicago", "America/Phoenix", "Pacific/Honolulu", "America/St_Johns"];

test.each(zones)("every hour of a year in %s is the moment that it came from", (timeZone) => {
	const wrong: string[] = [];
	const seen = new Set<string>();
	for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 3_600_000) {
		const { date, time } = zonedTime(new Date(at), timeZone);
		// The second of two equal hours in fall gives the first.
		if (seen.has(`${date} ${time}`)) continue;
		seen.add(`${date} ${time}`);
		if (instantOf(date, time, timeZone).getTime() !== at) wrong.push(`${date} ${time}`);
	}
	expect(wrong).toEqual([]);
});

test.each([
	["the hour that spring skips", "2026-03-08", "02:30", "2026-03-08T07:30:00.000Z"],
	["the hour that fall repeats", "2026-11-01", "01:30", "2026-11-01T05:30:00.000Z"],
	["the end of a day", "2026-11-01", "24:00", "2026-11-02T05:00:00.000Z"],
])("%s", (_name, date, time, instant) => {
	expect(instantOf(date, time, "America/New_York").toISOString()).toBe(instant);
});

test("a moment keeps its seconds", () => {
	expect(zonedTime(new Date("2026-07-01T12:34:56.789Z"), "America/New_York")).toEqual({
		date: "2026-07-01",
		time: "08:34:56.789",
		minutes: 514,
	});
});
