import { expect, test } from "vitest";
import { isDigestTime, workdayBegins } from "./workday.ts";

const office = {
	timeZone: "America/New_York",
	openings: [
		{ days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "13:00", closes: "18:00" },
		{ days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "09:00", closes: "12:00" },
	],
	closedOn: ["2026-11-25"],
} as const;
const own = { Monday: { opens: "11:00", closes: "19:00" }, Saturday: { opens: "10:00", closes: "14:00" } };

test.each([
	["a Monday of the office", {}, "2026-11-23T12:00:00Z", "2026-11-23T14:00:00.000Z"],
	["a Monday of their own", own, "2026-11-23T12:00:00Z", "2026-11-23T16:00:00.000Z"],
	["a Tuesday off", own, "2026-11-24T12:00:00Z", null],
	["a Saturday of their own", own, "2026-11-28T12:00:00Z", "2026-11-28T15:00:00.000Z"],
	["a Saturday of the office", {}, "2026-11-28T12:00:00Z", null],
	["a day on which the office is closed", {}, "2026-11-25T12:00:00Z", null],
	["Thanksgiving", { Thursday: own.Monday }, "2026-11-26T12:00:00Z", null],
	["a Monday in summer", {}, "2027-06-07T12:00:00Z", "2027-06-07T13:00:00.000Z"],
])("on %s, the day begins when it should", (_name, hours, now, begins) => {
	expect(workdayBegins(hours, new Date(now), office)?.toISOString() ?? null).toBe(begins);
});

test.each([
	["2026-11-23T13:59:59Z", false],
	["2026-11-23T14:00:00Z", true],
	["2026-11-23T16:59:59Z", true],
	["2026-11-23T17:00:00Z", false],
	["2026-11-28T14:00:00Z", false],
])("at %s the email about the day goes out: %s", (now, isTime) => {
	expect(isDigestTime({}, new Date(now), office)).toBe(isTime);
});
