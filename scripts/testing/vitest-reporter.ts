import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, SerializedError, TestModule } from "vitest/node";
import type { PhaseResults } from "./phase-results.ts";

/** Writes the results of a Vitest run that `npm test` needs into the file named by VITEST_RESULTS. */
export default class ResultsReporter implements Reporter {
	onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
		const results: PhaseResults = { passed: 0, failed: [], secondTries: [], files: [] };
		for (const module of modules) {
			const file = relative(process.cwd(), module.moduleId);
			const { collectDuration, setupDuration, duration } = module.diagnostic();
			results.files.push({ file, seconds: (collectDuration + setupDuration + duration) / 1000 });
			const failedBefore = results.failed.length;
			for (const test of module.children.allTests()) {
				const { state, errors } = test.result();
				if (state === "passed") results.passed += 1;
				if (state === "failed") results.failed.push(test.fullName);
				if (test.diagnostic()?.flaky) results.secondTries.push(`${test.fullName}: ${errors?.[0]?.message}`);
			}
			// A file that can't be imported has no tests, and a failed hook may have skipped them.
			if (module.state() === "failed" && results.failed.length === failedBefore) results.failed.push(file);
		}
		for (const { message } of errors) results.failed.push(`an error outside of the tests: ${message}`);
		const target = process.env.VITEST_RESULTS;
		if (target) writeFileSync(target, JSON.stringify(results));
	}
}
