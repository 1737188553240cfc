import { expect, test } from "vitest";
import { interactionDelay, rateVital, worstBurst } from "./web-vitals.ts";

test.each([
	["LCP", 2500, "good"],
	["LCP", 2501, "needs-improvement"],
	["LCP", 4001, "poor"],
	["CLS", 0.1, "good"],
	["CLS", 0.3, "poor"],
	["INP", 200, "good"],
	["FCP", 1900, "needs-improvement"],
	["TTFB", 801, "needs-improvement"],
] as const)("%s of %d is %s", (metric, value, rating) => {
	expect(rateVital(metric, value)).toEqual({ metric, value, rating });
});

test("a value is rounded to what can be told apart", () => {
	expect(rateVital("LCP", 812.5678).value).toBe(812.6);
	expect(rateVital("CLS", 0.012345).value).toBe(0.0123);
});

test("of many shifts the worst burst counts", () => {
	const shifts = [
		{ value: 0.05, startTime: 100 },
		{ value: 0.1, startTime: 900 },
		// More than a second later: another burst.
		{ value: 0.12, startTime: 2500 },
	];
	expect(worstBurst(shifts)).toBeCloseTo(0.15);
	expect(worstBurst([])).toBe(0);
});

test("a burst ends after five seconds, though the page never rests", () => {
	const shifts = Array.from({ length: 10 }, (_, index) => ({ value: 0.01, startTime: index * 900 }));
	expect(worstBurst(shifts)).toBeCloseTo(0.06);
});

test("of many interactions the slowest counts, but for one in fifty", () => {
	expect(interactionDelay([40, 320, 80], 3)).toBe(320);
	expect(interactionDelay([40, 320, 80], 50)).toBe(80);
	expect(interactionDelay([320], 200)).toBe(320);
	expect(interactionDelay([], 0)).toBeUndefined();
});
