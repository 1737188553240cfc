/** Ends a check: prints what was checked, and fails the process if there are problems. */
export function reportProblems(subject: string, problems: readonly string[]): void {
	for (const problem of problems) console.error(problem);
	console.info(problems.length === 0 ? `${subject}: no problems` : `${subject}: ${problems.length} problems`);
	if (problems.length > 0) process.exitCode = 1;
}
