import { expect, test } from "vitest";
import { isLong, sample, sampleVariants } from "./sample.ts";

const numbers = Array.from({ length: 100 }, (_, index) => index);

test.skipIf(isLong)("a sample is the same each time, in order, and as large as asked for", () => {
	const chosen = sample(numbers, 10);
	expect(chosen).toHaveLength(10);
	expect(sample(numbers, 10)).toEqual(chosen);
	expect([...chosen].sort((a, b) => a - b)).toEqual(chosen);
	expect(sample(numbers, 500)).toEqual(numbers);
});

test.skipIf(isLong)("each value meets one variant, and each variant takes part", () => {
	const pairs = sampleVariants(numbers, ["en", "es", "pt", "ht"]);
	expect(pairs.map(([value]) => value)).toEqual(numbers);
	expect(new Set(pairs.map(([, variant]) => variant)).size).toBe(4);
});
