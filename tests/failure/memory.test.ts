import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { peakMemory } from "../../bench/process-memory.ts";
import { startBoxedSite, workThroughADay } from "../../bench/small-box.ts";
import { isLong } from "../support/sample.ts";

// The bench of the memory has the exact figures. This finds what would end the site on a small box.
test.runIf(isLong && process.platform === "linux")(
	"a first start and a day's work need little more than 512 MB at any time",
	async () => {
		const folder = mkdtempSync(join(tmpdir(), "sunfield-box-"));
		try {
			const site = await startBoxedSite(folder);
			try {
				await workThroughADay(site);
				expect(peakMemory(site.pid)).toBeLessThan(600);
			} finally {
				await site.stop();
			}
		} finally {
			rmSync(folder, { recursive: true, force: true });
		}
	},
	600_000,
);
