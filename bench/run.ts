import { spawnSync } from "node:child_process";
import { type Bench, benches, clearReport, olderRuns, readReport } from "./report.ts";

/**
 * `npm run bench` runs all benches; `npm run bench -- NAME …` runs one and passes it the arguments. They write
 * `bench/report.md`, and say which of its rows are old.
 */
const [name, ...given] = process.argv.slice(2);
if (name !== undefined && !Object.hasOwn(benches, name)) {
	console.error(`There is no bench named ${JSON.stringify(name)}, only: ${Object.keys(benches).join(", ")}`);
	process.exitCode = 1;
} else {
	if (name === undefined) clearReport();
	const files = name === undefined ? Object.values(benches) : [benches[name as Bench]];
	for (const file of files) {
		const { status } = spawnSync(process.execPath, [file, ...given], { stdio: "inherit" });
		if (status !== 0) process.exitCode = status ?? 1;
	}
	for (const run of olderRuns(readReport())) console.error(`Older than the newest rows by more than a day: ${run}`);
}
