import { Registry } from "prom-client";
import { expect, test } from "vitest";
import type { HealthValues } from "#domain/health/health-values.ts";
import { addHealthGauges } from "./health-gauges.server.ts";

const values: HealthValues = {
	database: { ms: 4 },
	changes: { minutes: 2 },
	leads: { waiting: 3, minutes: 1, refused: 0 },
	probe: { hasArrived: false, minutes: 7 },
	jobs: { minutes: 2, retrying: 1 },
	failedJobs: { count: 2 },
	emails: { failing: 0, returned: 2 },
	webhooks: { broken: 1, minutes: 0 },
	disk: { freeBytes: 2 ** 40 },
	memory: { usedBytes: 2 ** 28, limitBytes: 2 ** 30 },
	eventLoop: { ms: 5 },
	promises: { count: 0 },
	copies: { exists: true, hours: 3 },
	backups: { exists: true, hours: 9 },
	ledgers: { broken: 0, minutes: 0 },
	certificate: { days: 60 },
};

test("the values of the health page are gauges in base units", async () => {
	const registry = new Registry();
	addHealthGauges(registry, { version: "1.2.3", commit: "0123456789ab" })(values);
	const lines = (await registry.metrics()).split("\n").filter((line) => line && !line.startsWith("#"));
	expect(lines).toEqual(
		expect.arrayContaining([
			"site_database_ping_seconds 0.004",
			"site_changes_unheard_seconds 120",
			"site_leads_waiting 3",
			"site_probe_under_way_seconds 420",
			"site_jobs_oldest_due_seconds 120",
			"site_jobs_failed_for_good 2",
			"site_copy_age_seconds 10800",
			"site_certificate_remaining_seconds 5184000",
			`site_disk_free_bytes ${2 ** 40}`,
			'site_health{part="webhooks"} 2',
			'site_health{part="failedJobs"} 1',
			'site_health{part="disk"} 0',
			'site_info{version="1.2.3",commit="0123456789ab"} 1',
		]),
	);
	for (const line of lines) expect(line).toMatch(/^site_\w+(?:\{(?:\w+="[\w.-]+",?)+\})? [\d.e+-]+$/);
});

test("what isn't read yet, or can't be read any more, has no value", async () => {
	const registry = new Registry();
	const set = addHealthGauges(registry, { version: "1.2.3" });
	expect(await registry.metrics()).not.toMatch(/^site_(?!info)\w+ /m);
	set(values);
	set({ ...values, database: null, jobs: null, copies: null });
	const text = await registry.metrics();
	expect(text).toContain('site_health{part="database"} 2');
	expect(text).not.toMatch(/^site_(?:database_ping_seconds|jobs_retrying|copy_age_seconds) /m);
	expect(text).not.toContain('part="copies"');
});
