import { expect, test } from "vitest";
import { isLong, readSeed, sample, sampleVariants, seed } from "./sample.ts";

const numbers = Array.from({ length: 100 }, (_, index) => index);

test.skipIf(isLong)("a sample is repeatable, in order, and has the requested size", () => {
	const chosen = sample(numbers, 10);
	expect(chosen).toHaveLength(10);
	expect(sample(numbers, 10)).toEqual(chosen);
	expect([...chosen].sort((a, b) => a - b)).toEqual(chosen);
	expect(sample(numbers, 500)).toEqual(numbers);
});

test.skipIf(isLong)("samples with different names differ, even if the names are long", () => {
	const endpoint = "/functions/captcha-challenge";
	expect(sample(numbers, 10, `${endpoint}-a`)).not.toEqual(sample(numbers, 10, `${endpoint}-b`));
});

test.runIf(isLong)("the long tests get every value, each with every variant", () => {
	expect(sample(numbers, 10)).toEqual(numbers);
	expect(sampleVariants(numbers, ["en", "es"])).toHaveLength(200);
});

test("a seed that would choose nothing is rejected", () => {
	for (const text of ["", "one", "1.5", "-3", "1e3"]) expect(() => readSeed(text)).toThrow("TEST_SEED");
	expect(readSeed("42")).toBe(42);
	expect(readSeed(process.env.TEST_SEED)).toBe(seed);
});

test.skipIf(isLong)("each value gets one variant, and each variant is used", () => {
	const pairs = sampleVariants(numbers, ["en", "es", "pt", "ht"]);
	expect(pairs.map(([value]) => value)).toEqual(numbers);
	expect(new Set(pairs.map(([, variant]) => variant)).size).toBe(4);
});
