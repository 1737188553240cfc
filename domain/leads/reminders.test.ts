import { expect, test } from "vitest";
import { dueReminder } from "./reminders.ts";

const createdAt = new Date("2026-11-23T15:00:00Z");
const after = (days: number) => new Date(createdAt.getTime() + days * 86_400_000);
const untouched = { createdAt, lastReminder: 0, lastReminderAt: null };

test("there is one after two days and one after a week, and none that comes too late", () => {
	const due = [0, 1.99, 2, 5.9, 6, 6.9, 7, 11.9, 12, 400].map((days) => dueReminder(untouched, after(days)));
	expect(due).toEqual([null, null, 1, 1, null, null, 2, 2, null, null]);
});

test("none comes twice, and the second waits three days after the first", () => {
	const first = { createdAt, lastReminder: 1, lastReminderAt: after(5.5) };
	expect([5.6, 7, 8.4, 8.6].map((days) => dueReminder(first, after(days)))).toEqual([null, null, null, 2]);
	const second = { createdAt, lastReminder: 2, lastReminderAt: after(8.6) };
	expect([8.7, 11.9].map((days) => dueReminder(second, after(days)))).toEqual([null, null]);
});

test("a clock that runs backward reminds nobody", () => {
	expect(dueReminder(untouched, after(-3))).toBeNull();
});
