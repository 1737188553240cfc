import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { FaultFigures } from "../tests/support/fault-report.ts";
import { refusePlainly } from "./refuse-plainly.ts";
import { UsageError } from "./usage-error.ts";

/**
 * `npm run ops -- chaos` runs the tests that stage faults under a stream of leads, on the build in `build`, and writes what
 * they measured to bench/faults.md. With names, it runs those tests only, and the rows of the others stay. `--long` runs all
 * faults of a test. It exits with 1 if one fails.
 */
const tests = [
	"crash",
	"power-loss",
	"killed-postgres",
	"hung-database",
	"database-faults",
	"failover",
	"patroni",
	"other-services",
	"clock-jump",
	"deployment",
];
const file = "bench/faults.md";

await refusePlainly(async () => {
	const { values, positionals } = parseArgs({ allowPositionals: true, options: { long: { type: "boolean" } } });
	const unknown = positionals.find((name) => !tests.includes(name));
	if (unknown !== undefined) throw new UsageError(`There is no test ${unknown}, only: ${tests.join(", ")}`);
	const folder = mkdtempSync(join(tmpdir(), "sunfield-chaos-"));
	try {
		for (const name of positionals.length > 0 ? positionals : tests) {
			const report = join(folder, name);
			const { status } = spawnSync(
				"vitest",
				["run", "--project=failure", "--retry=0", `tests/failure/${name}.test.ts`],
				{
					stdio: "inherit",
					shell: process.platform === "win32",
					env: { ...process.env, FAULT_REPORT: report, ...(values.long && { TEST_LONG: "1" }) },
				},
			);
			if (status !== 0) process.exitCode = 1;
			const lines = existsSync(report) ? readFileSync(report, "utf8").trim().split("\n") : [];
			writeRows(
				name,
				lines.map((line) => rowOf(name, JSON.parse(line) as FaultFigures)),
			);
		}
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
});

function rowOf(name: string, figures: FaultFigures): string {
	const { fault, acknowledged, found, storedTwice, sealed, notices, pages, recoverySeconds } = figures;
	const cells = [
		`${name}, ${new Date().toISOString().slice(0, 10)}`,
		fault,
		acknowledged,
		found,
		storedTwice,
		sealed,
		notices ?? "",
		pages ? `${pages.answered} of ${pages.asked}` : "the process was killed",
		recoverySeconds === null ? "" : `${recoverySeconds.toFixed(1)} s`,
	];
	return `| ${cells.join(" | ")} |`;
}

/** Puts the rows of a test into the file. One that failed has none. */
function writeRows(name: string, rows: readonly string[]): void {
	const before = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
	const all = tests.flatMap((each) => (each === name ? rows : before.filter((line) => line.startsWith(`| ${each}, `))));
	const text = `# Faults

Written by \`npm run ops -- chaos\`, on ${availableParallelism()} cores that may have had other work. Leads arrive all the time, and a sender that
got no answer sends the same lead again. "Found" are those that were acknowledged and are in the database in the end; "sealed" the
consent records of its ledger, in which no break was found; "emails" the leads that staff were told of, each once, where the test
waits for that. Of several recoveries, the longest counts.

| Test | Fault | Acknowledged | Found | Stored twice | Sealed | Emails | Pages answered | Back after |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${all.join("\n")}
`;
	writeFileSync(file, text);
}
