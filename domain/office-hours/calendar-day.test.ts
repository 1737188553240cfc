import { expect, test } from "vitest";
import { isCalendarDay } from "./calendar-day.ts";

test.each(["2026-11-23", "2028-02-29", "1999-12-31", "2000-02-29"])("%s is a day", (text) => {
	expect(isCalendarDay(text)).toBe(true);
});

test.each([
	"2026-02-30",
	"2027-02-29",
	"1900-02-29",
	"2026-13-01",
	"2026-00-10",
	"2026-1-2",
	"12026-01-01",
	"0026-01-01",
])("%s is no day", (text) => {
	expect(isCalendarDay(text)).toBe(false);
});

test.each(["", " 2026-11-23", "2026-11-23\n", "2026-11-23T00:00", "tomorrow", 20261123, null, undefined])(
	"%j is no day",
	(value) => {
		expect(isCalendarDay(value)).toBe(false);
	},
);
