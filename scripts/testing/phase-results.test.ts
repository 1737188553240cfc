import { expect, test } from "vitest";
import { outOfTime, playwrightResults } from "./phase-results.ts";

const spec = (title: string, status: string, ...durations: number[]) => ({
	title,
	file: "a.spec.ts",
	line: 1,
	tests: [{ status, results: durations.map((duration) => ({ duration })) }],
});

test("a report of Playwright is counted, also below groups, with every try's time", () => {
	const tooLate = { status: "skipped", annotations: [{ type: "skip", description: outOfTime }], results: [] };
	const report = {
		suites: [
			{ specs: [{ ...spec("comes too late", "skipped"), tests: [tooLate] }] },
			{
				specs: [spec("passes", "expected", 1000), spec("fails", "unexpected", 2000, 3000)],
				suites: [{ specs: [spec("passes late", "flaky", 4000, 500), spec("is left out", "skipped")] }],
			},
		],
	};
	expect(playwrightResults(report)).toEqual({
		passed: 2,
		failed: ["a.spec.ts:1 fails"],
		secondTries: ["a.spec.ts:1 passes late"],
		notRun: ["a.spec.ts:1 comes too late"],
		files: [{ file: "a.spec.ts", seconds: 10.5 }],
	});
});
