import { expect, test } from "vitest";
import { areSecondTriesFailures, cleanRuns } from "./clean-runs.ts";

test.each([
	{ isCi: true, runs: 3, expected: true },
	{ isCi: true, runs: 2, expected: false },
	{ isCi: false, runs: 3, expected: false },
])("with $runs clean runs, a second try counts as a failure: $expected (CI: $isCi)", ({ isCi, runs, expected }) => {
	expect(areSecondTriesFailures(isCi, Array(runs).fill({}))).toBe(expected);
});

test("a clean run is recorded with its date and its commit", () => {
	for (const { date, commit } of cleanRuns) {
		expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
		expect(commit).toMatch(/^[0-9a-f]{8,40}$/);
	}
});
