import type { PhaseResults } from "./phase-results.ts";

export interface Phase {
	name: string;
	seconds: number;
	results: PhaseResults;
}

/** A test file above this is named, so that somebody looks at it. */
const slowFileSeconds = 60;

export const minutes = (seconds: number) => `${(seconds / 60).toFixed(1)} min`;

/**
 * The end of `npm test`. People see its last lines first, so they name what failed, and the very last one says `N
 * passed, M failed`.
 * @param seconds how long everything took, which is less than the sum if phases ran at the same time
 */
export function summarize(
	phases: readonly Phase[],
	{ seconds, areSecondTriesFailures }: { seconds: number; areSecondTriesFailures: boolean },
): { lines: string[]; failed: number } {
	const all = <T>(find: (results: PhaseResults) => readonly T[]) =>
		phases.flatMap(({ name, results }) => find(results).map((found) => ({ name, found })));
	const slow = all(({ files }) => files)
		.filter(({ found }) => found.seconds > slowFileSeconds)
		.sort((one, other) => other.found.seconds - one.found.seconds);
	const secondTries = all((results) => results.secondTries);
	const notRun = all((results) => results.notRun ?? []);
	const failures = all((results) => results.failed);
	const late = areSecondTriesFailures ? secondTries.length : 0;
	const passed = phases.reduce((sum, { results }) => sum + results.passed, 0) - late;
	const failed = failures.length + late;
	const width = Math.max(...phases.map(({ name }) => name.length), "in all".length);
	return {
		failed,
		lines: [
			...phases.map((phase) => `${phase.name.padEnd(width)} ${minutes(phase.seconds).padStart(9)}`),
			`${"in all".padEnd(width)} ${minutes(seconds).padStart(9)}`,
			"",
			...slow.map(({ name, found }) => `slow: ${name}: ${found.file} took ${Math.round(found.seconds)} s`),
			...secondTries.map(({ name, found }) => `second try${late ? ", failed" : ""}: ${name}: ${found}`),
			...notRun.map(({ name, found }) => `no time on this machine: ${name}: ${found}`),
			...failures.map(({ name, found }) => `failed: ${name}: ${found}`),
			"",
			`${passed} passed, ${failed} failed${notRun.length > 0 ? `, ${notRun.length} skipped` : ""}`,
		],
	};
}
