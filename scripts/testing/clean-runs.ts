/**
 * The last whole runs of `npm test` in which no test needed a second try, by date and commit. After a run whose list of
 * second tries is empty, add it. Empty this list when a run on the same code needs one after all.
 */
export const cleanRuns: readonly { date: string; commit: string }[] = [{ date: "2026-11-30", commit: "1b76ca46" }];

/** True if a test that passes only at its second try counts as failed: in CI, once three runs in a row had none. */
export function areSecondTriesFailures(isCi: boolean, runs: readonly unknown[] = cleanRuns): boolean {
	return isCi && runs.length >= 3;
}
