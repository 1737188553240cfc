import { expect, test } from "vitest";
import { dataRequestDueAt, mayConfirm } from "./request-clock.ts";

test("the clock starts when the request arrives and runs for 45 days", () => {
	expect(dataRequestDueAt(new Date("2026-11-23T15:00:00Z"))).toEqual(new Date("2027-01-07T15:00:00Z"));
});

test("the link works for seven days", () => {
	const received = new Date("2026-11-23T15:00:00Z");
	expect(mayConfirm(received, new Date("2026-11-30T15:00:00Z"))).toBe(true);
	expect(mayConfirm(received, new Date("2026-11-30T15:00:01Z"))).toBe(false);
});
