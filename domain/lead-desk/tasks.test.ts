import { describe, expect, test } from "vitest";
import { endOfDay, readTaskDue, readTaskText, snoozeUntil, startOfDay, taskStanding } from "./tasks.ts";

const zone = "America/New_York";
const at = (text: string) => new Date(text);

test.each([
	["2026-11-23T14:59:59Z", "overdue"],
	["2026-11-23T15:00:00Z", "today"],
	["2026-11-24T04:59:59Z", "today"],
	["2026-11-24T05:00:00Z", "upcoming"],
])("at 10:00 in Florida, a task that is due at %s is %s", (dueAt, standing) => {
	expect(taskStanding(at(dueAt), at("2026-11-23T15:00:00Z"), zone)).toBe(standing);
});

test.each([
	["a usual day", "2026-11-23T15:00:00Z", 24],
	["the day on which clocks go back", "2026-11-01T15:00:00Z", 25],
	["the day on which clocks go forward", "2026-03-08T15:00:00Z", 23],
])("%s has its own length", (_name, now, hours) => {
	const length = endOfDay(at(now), zone).getTime() - startOfDay(at(now), zone).getTime();
	expect(length / 3_600_000).toBe(hours);
});

describe("a task is put off", () => {
	test.each([
		["later", "2026-11-23T15:00:00Z", "2026-11-23T18:00:00Z"],
		["tomorrow", "2026-11-23T15:00:00Z", "2026-11-24T14:00:00Z"],
		// On a Monday, next Monday is a week away.
		["monday", "2026-11-23T15:00:00Z", "2026-11-30T14:00:00Z"],
		["monday", "2026-11-29T15:00:00Z", "2026-11-30T14:00:00Z"],
		["week", "2026-11-25T15:00:00Z", "2026-12-02T14:00:00Z"],
		// The clock on the wall says 9:00, even though the clocks changed that night.
		["tomorrow", "2026-10-31T15:00:00Z", "2026-11-01T14:00:00Z"],
		["tomorrow", "2026-03-07T15:00:00Z", "2026-03-08T13:00:00Z"],
		["week", "2026-10-28T15:00:00Z", "2026-11-04T14:00:00Z"],
		// Shortly before midnight in Florida, though it is the next day in UTC.
		["tomorrow", "2026-11-24T04:30:00Z", "2026-11-24T14:00:00Z"],
	] as const)("to %s from %s", (choice, now, dueAt) => {
		expect(snoozeUntil(choice, at(now), zone)).toEqual(at(dueAt));
	});
});

describe("a day that somebody chooses", () => {
	const now = at("2026-11-23T15:00:00Z");
	test.each([
		["in the morning if no time is named", { date: "2026-11-24" }, "2026-11-24T14:00:00Z"],
		["at the time that is named", { date: "2026-11-24", time: "16:30" }, "2026-11-24T21:30:00Z"],
		["at this moment if it is today", { date: "2026-11-23" }, "2026-11-23T15:00:00Z"],
		["later today", { date: "2026-11-23", time: "17:00" }, "2026-11-23T22:00:00Z"],
		["the hour after one that is skipped", { date: "2027-03-14", time: "02:30" }, "2027-03-14T07:30:00Z"],
	])("is due %s", (_name, fields, dueAt) => {
		expect(readTaskDue(fields, now, zone)).toEqual({ ok: true, dueAt: at(dueAt) });
	});
	test.each([
		[{ date: "" }, "due_missing"],
		[{ date: undefined }, "due_missing"],
		[{ date: "2026-02-30" }, "due_missing"],
		[{ date: "11/24/2026" }, "due_missing"],
		[{ date: "2026-11-24", time: "25:00" }, "due_missing"],
		[{ date: "2026-11-22" }, "due_past"],
		[{ date: "2026-11-23", time: "09:59" }, "due_past"],
		[{ date: "2206-11-24" }, "due_far"],
	])("is refused: %j", (fields, error) => {
		expect(readTaskDue(fields, now, zone)).toEqual({ ok: false, error });
	});
});

test("the text of a task is one line that is neither empty nor endless", () => {
	expect(readTaskText("  Call\n again \t")).toEqual({ ok: true, text: "Call again" });
	expect(readTaskText("Call\u0000 \u202eKim\ud83d"), "what no database holds").toEqual({ ok: true, text: "Call Kim" });
	expect(readTaskText(" \n ")).toEqual({ ok: false, error: "task_empty" });
	expect(readTaskText(undefined)).toEqual({ ok: false, error: "task_empty" });
	expect(readTaskText("x".repeat(500))).toMatchObject({ ok: true });
	expect(readTaskText("x".repeat(501))).toEqual({ ok: false, error: "task_long" });
});
