/** Ends a check: says what was looked at, and fails the process when anything is wrong. */
export function reportProblems(subject: string, problems: readonly string[]): void {
	for (const problem of problems) console.error(problem);
	console.info(problems.length === 0 ? `${subject}: all well` : `${subject}: ${problems.length} problems`);
	if (problems.length > 0) process.exitCode = 1;
}
