import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, inject, test } from "vitest";
import { wait } from "#tests/support/lead-senders.ts";
import { isLong, stagesFaults } from "#tests/support/sample.ts";
import { createStartedPostgres } from "#tests/support/site.ts";
import { stageFault } from "#tests/support/staged-fault.ts";

const hour = 3_600_000;
const jumps = [72 * hour, -48 * hour, 0];
const stayMs = isLong ? 20_000 : 4000;

describe.runIf(stagesFaults)("the clock of the site's machine", () => {
	test("jumps three days ahead, five days back, and home: leads are kept in order", { timeout: 400_000 }, async () => {
		const folder = mkdtempSync(join(tmpdir(), "sunfield-clock-"));
		const file = join(folder, "clock");
		function jump(ahead: number) {
			writeFileSync(`${file}.new`, String(ahead));
			renameSync(`${file}.new`, file);
		}
		jump(0);
		try {
			const { statuses, marked } = await stageFault({
				fault: "The site's clock jumps 3 days ahead, 5 days back and 2 days ahead",
				databaseUrl: await createStartedPostgres(inject("postgresUrl")),
				isDurable: true,
				variables: {
					NODE_OPTIONS: `--import ${pathToFileURL(resolve("tests/support/moved-clock.ts")).href}`,
					CLOCK_FILE: file,
				},
				// Challenges are from the latest of these times, so that none is too old.
				now: () => Date.now() + Math.max(...jumps),
				async stage() {
					for (const ahead of jumps) {
						jump(ahead);
						await wait(stayMs);
					}
				},
			});
			expect(new Set(statuses)).toEqual(new Set([200]));
			expect(marked).toEqual(new Set());
		} finally {
			rmSync(folder, { recursive: true, force: true });
		}
	});
});
