import { describe, expect, test } from "vitest";
import { mayContactAgain } from "./contact-form.ts";

describe("five minutes between two messages", () => {
	const last = new Date("2026-11-23T15:00:00Z");
	const later = (minutes: number) => new Date(last.getTime() + minutes * 60_000);
	test("must pass", () => {
		expect(mayContactAgain(null, last)).toBe(true);
		expect(mayContactAgain(last, later(4.99))).toBe(false);
		expect(mayContactAgain(last, later(5))).toBe(true);
	});
	test("don't lock out a visitor whose clock was ahead", () => {
		expect(mayContactAgain(last, later(-60))).toBe(true);
	});
});
