import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { testsOfOtherTurns } from "./tests/support/turns.ts";
import { compileMessages } from "./vite/compile-messages.ts";
import { buildPageEntry } from "./vite/page-entry.ts";
import { scriptWords } from "./vite/script-words.ts";
import { signedTexts } from "./vite/signed-texts.ts";

const shared = {
	plugins: [compileMessages(), scriptWords(), signedTexts(), buildPageEntry()],
	resolve: { alias: { "use-intl/format-message": "use-intl/format-message/format-only" } },
	// What React runs in production, see `env`.
	oxc: { jsx: { development: false } },
};
const server = { deps: { inline: ["use-intl"] } };
// Machines are shared and noisy, as in `playwright.config.ts`: these tests wait for processes and databases. One that
// fails runs once more; if it then passes, `npm test` names it as flaky. Unit tests get no second try.
const retry = 1;
/** For tests that only compute: long enough for a machine that is five times slower than usual. */
const testTimeout = 30_000;
/** React renders twice as fast without its checks for developers. */
const env = { NODE_ENV: "production" };
const excluded = ["node_modules", "build", ...testsOfOtherTurns()];
/** The modules that these replace, other files would see if they shared their modules. */
const replacing = globSync(
	"{app,bench,content,database,domain,emails,i18n,scripts,server,tests,vite}/**/*.test.{ts,tsx}",
).filter((file) => /\bvi\.(mock|hoisted|stubEnv)\b/.test(readFileSync(file, "utf8")));
const isIntegration = (file: string) => file.endsWith(".integration.test.ts");

const unit = { pool: "threads", testTimeout, env, server } as const;
const integration = {
	retry,
	include: ["**/*.integration.test.ts"],
	globalSetup: ["tests/support/postgres-server.ts"],
	setupFiles: ["tests/support/quick-hashes.ts"],
	testTimeout: 60_000,
	hookTimeout: 120_000,
	env,
	server,
};

export default defineConfig({
	test: {
		// By default one core is left free. On two cores that doubles the time of tests that mostly wait for a database.
		maxWorkers: "100%",
		projects: [
			{
				...shared,
				// Pure code can share its modules. Loading them took longer than the tests.
				test: {
					name: "domain",
					pool: "threads",
					isolate: false,
					include: ["domain/**/*.test.ts"],
					testTimeout,
					server,
				},
			},
			{
				...shared,
				test: {
					...unit,
					name: "unit",
					isolate: false,
					setupFiles: ["tests/support/same-claims.ts"],
					include: ["**/*.test.{ts,tsx}"],
					exclude: [
						"**/*.integration.test.ts",
						"domain",
						"tests/failure",
						"tests/security",
						"tests/site",
						...excluded,
						...replacing,
					],
				},
			},
			{
				...shared,
				test: { ...unit, name: "unit-apart", include: replacing.filter((file) => !isIntegration(file)) },
			},
			{
				...shared,
				test: {
					...integration,
					name: "integration",
					isolate: false,
					setupFiles: [...integration.setupFiles, "tests/support/same-claims.ts"],
					exclude: [...excluded, ...replacing],
				},
			},
			{ ...shared, test: { ...integration, name: "integration-apart", include: replacing.filter(isIntegration) } },
			{
				...shared,
				// Tests read the HTML of the built site.
				test: {
					name: "site",
					retry,
					include: ["tests/site/*.test.ts"],
					globalSetup: ["tests/support/site-origin.ts"],
					testTimeout: 60_000,
					hookTimeout: 60_000,
					server,
				},
			},
			{
				...shared,
				// Tests attack a built site of their own.
				test: {
					name: "security",
					retry,
					include: ["tests/security/*.test.ts"],
					exclude: excluded,
					globalSetup: ["tests/support/postgres-server.ts"],
					testTimeout: 60_000,
					hookTimeout: 120_000,
					server,
				},
			},
			{
				...shared,
				// Tests kill, stop or flood a built site of their own and watch what others notice of that.
				test: {
					name: "failure",
					retry,
					include: ["tests/failure/*.test.ts"],
					exclude: excluded,
					globalSetup: ["tests/support/postgres-server.ts"],
					testTimeout: 60_000,
					hookTimeout: 120_000,
					server,
				},
			},
		],
	},
});
