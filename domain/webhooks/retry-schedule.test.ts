import { expect, test } from "vitest";
import { maxAttempts, nextAttemptAt } from "./retry-schedule.ts";

const now = new Date("2026-11-23T15:00:00Z");
const secondsUntil = (attempts: number, { retryAfter = null as string | null, random = 0 } = {}) => {
	const next = nextAttemptAt(attempts, now, { retryAfter, random });
	return next && (next.getTime() - now.getTime()) / 1000;
};

test("ten attempts in about three days, at the pauses of the standard", () => {
	const pauses = Array.from({ length: maxAttempts }, (_, index) => secondsUntil(index + 1));
	expect(pauses).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400, null]);
	const hours = pauses.reduce<number>((sum, pause) => sum + (pause ?? 0), 0) / 3600;
	expect(hours).toBeGreaterThan(72);
});

test("a random delay keeps calls apart, and never makes them earlier", () => {
	expect([0, 0.5, 1].map((random) => secondsUntil(4, { random }))).toEqual([7200, 7560, 7920]);
});

test.each([
	["seconds", "600", 600],
	["a date", "Mon, 23 Nov 2026 15:20:00 GMT", 1200],
	["less than the pause", "1", 300],
	["more than a day", "999999", 86_400],
	["the past", "Mon, 23 Nov 2020 15:20:00 GMT", 300],
	["something else", "soon", 300],
	["a date in no header's form", "2030-01-01", 300],
	["a negative number", "-5", 300],
])("a receiver that asks for patience gets it, within reason: %s", (_name, retryAfter, seconds) => {
	expect(secondsUntil(2, { retryAfter })).toBe(seconds);
});
