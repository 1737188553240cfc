import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/install-chromium.ts";
import { isLong } from "./tests/support/sample.ts";
import { filesOfOtherTurns } from "./tests/support/turns.ts";

const executablePath = findChromium();

export default defineConfig({
	testDir: "tests/e2e",
	testIgnore: filesOfOtherTurns(),
	outputDir: "test-results/e2e",
	workers: 2,
	fullyParallel: true,
	forbidOnly: Boolean(process.env.CI),
	timeout: 120_000,
	globalTimeout: (isLong ? 150 : 80) * 60_000,
	// Machines are shared and noisy. A failed test runs once more; if it then passes, it is reported as flaky.
	retries: 1,
	expect: { timeout: 15_000 },
	reporter: [["list"], ["json", { outputFile: process.env.E2E_REPORT ?? "test-results/e2e.json" }]],
	use: {
		locale: "en-US",
		// Tests answer requests in place of the server, which a service worker would make itself. Its own tests allow it.
		serviceWorkers: "block",
		viewport: { width: 1280, height: 800 },
		trace: "on-first-retry",
		screenshot: "only-on-failure",
		launchOptions: {
			...(executablePath ? { executablePath } : {}),
			args: [
				"--no-sandbox",
				// The headless shell would round the width of each letter, and lines break elsewhere.
				"--font-render-hinting=none",
				"--disable-gpu",
				"--disable-quic",
				// Each test is a new visitor, whose scripts are too young to be worth optimizing.
				"--js-flags=--no-turbofan",
				"--no-first-run",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
				// No request may leave the machine.
				"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
			],
		},
	},
});
