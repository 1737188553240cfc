import { expect, test } from "vitest";
import { zonedTime } from "../office-hours/zoned-time.ts";
import { dataRequestDueAt, mayConfirm } from "./request-clock.ts";

test("the clock starts when the request arrives and runs for 45 days", () => {
	const due = dataRequestDueAt("deletion", new Date("2026-11-23T15:00:00Z"), "America/New_York");
	expect(due).toEqual(new Date("2027-01-07T15:00:00Z"));
});

test("what is left to do by hand after an opt-out has 15 business days: Thanksgiving is none", () => {
	const due = dataRequestDueAt("no_sale", new Date("2026-11-23T15:00:00Z"), "America/New_York");
	expect(zonedTime(due, "America/New_York").date).toBe("2026-12-15");
});

test("the link works for seven days", () => {
	const received = new Date("2026-11-23T15:00:00Z");
	expect(mayConfirm(received, new Date("2026-11-30T15:00:00Z"))).toBe(true);
	expect(mayConfirm(received, new Date("2026-11-30T15:00:01Z"))).toBe(false);
});
