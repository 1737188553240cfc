import fc from "fast-check";
import { expect, test } from "vitest";
import { deadlinesByWalking, randomCalendar } from "#tests/support/random-calendar.ts";
import { isLong, seed } from "#tests/support/sample.ts";
import { deadlines, halfSpentAt } from "./deadlines.ts";

const office = {
	timeZone: "America/New_York",
	openings: [
		{ days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "08:00", closes: "17:00" },
	] as const,
	closedOn: [],
};

test.each([
	["in the morning", "2026-11-23T09:00:00-05:00", "2026-11-23T13:00:00-05:00", "2026-11-24T09:00:00-05:00"],
	["on Friday afternoon", "2026-11-20T16:00:00-05:00", "2026-11-23T11:00:00-05:00", "2026-11-23T16:00:00-05:00"],
	["at night", "2026-11-24T01:00:00-05:00", "2026-11-24T12:00:00-05:00", "2026-11-25T01:00:00-05:00"],
	["on Saturday", "2026-11-21T10:00:00-05:00", "2026-11-23T12:00:00-05:00", "2026-11-23T12:00:00-05:00"],
	["before Thanksgiving", "2026-11-25T15:00:00-05:00", "2026-11-27T10:00:00-05:00", "2026-11-27T15:00:00-05:00"],
])("a lead received %s", (_name, received, review, contact) => {
	const due = deadlines(new Date(received), office);
	expect(due.reviewDueAt).toEqual(new Date(review));
	expect(due.contactDueAt).toEqual(new Date(contact));
});

test("a walk through every minute of random calendars comes to the same deadlines", () => {
	fc.assert(
		fc.property(randomCalendar, ({ schedule, receivedAt }) => {
			expect(deadlines(new Date(receivedAt), schedule)).toEqual(deadlinesByWalking(receivedAt, schedule));
		}),
		{ seed, numRuns: isLong ? 10_000 : 200 },
	);
}, 120_000);

test.each([
	["over one day", "2026-11-23T10:00:00-05:00", "2026-11-24T10:00:00-05:00", "2026-11-23T14:30:00-05:00"],
	["over a weekend", "2026-11-20T16:00:00-05:00", "2026-11-23T16:00:00-05:00", "2026-11-23T11:30:00-05:00"],
	["from a night on", "2026-11-24T03:00:00-05:00", "2026-11-24T12:00:00-05:00", "2026-11-24T10:00:00-05:00"],
])("half of the open time %s", (_name, since, dueAt, half) => {
	expect(halfSpentAt(new Date(since), new Date(dueAt), office)).toEqual(new Date(half));
});
