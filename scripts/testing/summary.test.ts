import { expect, test } from "vitest";
import type { PhaseResults } from "./phase-results.ts";
import { type Phase, summarize } from "./summary.ts";

const phase = (name: string, seconds: number, results: Partial<PhaseResults> = {}): Phase => ({
	name,
	seconds,
	results: { passed: 1, failed: [], secondTries: [], files: [], ...results },
});
const linesOf = (phases: Phase[], areSecondTriesFailures = false) =>
	summarize(phases, { seconds: 600, areSecondTriesFailures }).lines;

test("each phase has a line with its minutes, and one says how long all took", () => {
	const lines = linesOf([phase("types", 6), phase("integration", 543)]);
	expect(lines.slice(0, 3)).toEqual(["types         0.1 min", "integration   9.1 min", "in all       10.0 min"]);
});

test("files above a minute are named, the slowest first", () => {
	const files = ["quick", "slow", "slowest"].map((file, index) => ({ file, seconds: [60, 61, 90][index] ?? 0 }));
	expect(linesOf([phase("unit", 1, { files })]).filter((line) => line.startsWith("slow:"))).toEqual([
		"slow: unit: slowest took 90 s",
		"slow: unit: slow took 61 s",
	]);
});

test("a second try is named and counts as passed", () => {
	const lines = linesOf([phase("unit", 1, { passed: 5, secondTries: ["a test"] })]);
	expect(lines).toContain("second try: unit: a test");
	expect(lines.at(-1)).toBe("5 passed, 0 failed");
});

test("where second tries are failures, one is named and counts as failed", () => {
	const { lines, failed } = summarize([phase("unit", 1, { passed: 5, secondTries: ["a test"] })], {
		seconds: 1,
		areSecondTriesFailures: true,
	});
	expect(lines).toContain("second try, failed: unit: a test");
	expect(lines.at(-1)).toBe("4 passed, 1 failed");
	expect(failed).toBe(1);
});

test("journeys that a slow machine left no time for are named, and counted as skipped", () => {
	const lines = linesOf([phase("e2e", 1, { passed: 2, notRun: ["a journey"] })]);
	expect(lines).toContain("no time on this machine: e2e: a journey");
	expect(lines.at(-1)).toBe("2 passed, 0 failed, 1 skipped");
});

test("what failed is named after everything else, and the totals are alone on the last line", () => {
	const lines = linesOf([
		phase("unit", 1, { passed: 2, failed: ["one"] }),
		phase("site", 1, { passed: 3, secondTries: ["late"], failed: ["two"] }),
	]);
	expect(lines.slice(-4)).toEqual(["failed: unit: one", "failed: site: two", "", "5 passed, 2 failed"]);
});
