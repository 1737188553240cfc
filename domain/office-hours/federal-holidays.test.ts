import { expect, test } from "vitest";
import { federalHolidays } from "./federal-holidays.ts";

test("2026 has the days that the Office of Personnel Management lists", () => {
	expect(federalHolidays(2026)).toEqual([
		"2026-01-01",
		"2026-01-19",
		"2026-02-16",
		"2026-05-25",
		"2026-06-19",
		// Independence Day is a Saturday and observed on Friday.
		"2026-07-03",
		"2026-07-04",
		"2026-09-07",
		"2026-10-12",
		"2026-11-11",
		"2026-11-26",
		"2026-12-25",
	]);
});

test.each([
	["2027-07-05", "Independence Day on a Sunday"],
	["2021-12-31", "New Year's Day 2022 on a Saturday"],
	["2023-01-02", "New Year's Day on a Sunday"],
	["2027-05-31", "Memorial Day on the last day of May"],
	["2028-11-10", "Veterans Day on a Saturday"],
])("%s is observed: %s", (date) => {
	expect(federalHolidays(Number(date.slice(0, 4)))).toContain(date);
});
