import { describe, expect, test } from "vitest";
import type { HealthValues } from "./health-values.ts";
import { type HealthState, healthLimits, judgeHealth, worst } from "./judge-health.ts";

const well: HealthValues = {
	database: { ms: 2 },
	changes: { minutes: 0 },
	leads: { waiting: 0, minutes: 0, refused: 0 },
	probe: { hasArrived: true, minutes: 600 },
	jobs: { minutes: 0, retrying: 0 },
	failedJobs: { count: 0 },
	emails: { failing: 0, returned: 0 },
	webhooks: { broken: 0, minutes: 0 },
	disk: { freeBytes: 20 * 2 ** 30 },
	memory: { usedBytes: 300, limitBytes: 1000 },
	eventLoop: { ms: 1 },
	promises: { count: 0 },
	copies: { exists: true, hours: 3 },
	backups: { exists: true, hours: 9 },
	ledgers: { broken: 0, minutes: 0 },
	certificate: { days: 60 },
};

const stateOf = (name: keyof HealthValues, changes: Partial<HealthValues>) =>
	judgeHealth({ ...well, ...changes }).find((finding) => finding.name === name)?.state;

test("a site that is well has a finding for each part, and all are good", () => {
	const findings = judgeHealth(well);
	expect(findings.map(({ name }) => name)).toEqual(Object.keys(well));
	expect(new Set(findings.map(({ state }) => state))).toEqual(new Set(["good"]));
});

describe("each part warns and raises an alarm at its limit", () => {
	const rising: [keyof HealthValues, { warning: number; alarm: number }, (value: number) => Partial<HealthValues>][] = [
		["database", healthLimits.databaseMs, (ms) => ({ database: { ms } })],
		["changes", healthLimits.deafMinutes, (minutes) => ({ changes: { minutes } })],
		["leads", healthLimits.leadsWaiting, (waiting) => ({ leads: { waiting, minutes: 0, refused: 0 } })],
		["leads", healthLimits.leadMinutes, (minutes) => ({ leads: { waiting: 1, minutes, refused: 0 } })],
		["probe", healthLimits.probeMinutes, (minutes) => ({ probe: { hasArrived: false, minutes } })],
		["jobs", healthLimits.jobMinutes, (minutes) => ({ jobs: { minutes, retrying: 0 } })],
		["jobs", healthLimits.jobsRetrying, (retrying) => ({ jobs: { minutes: 0, retrying } })],
		["failedJobs", healthLimits.failedJobs, (count) => ({ failedJobs: { count } })],
		["emails", healthLimits.emailsFailing, (failing) => ({ emails: { failing, returned: 0 } })],
		["emails", healthLimits.emailsReturned, (returned) => ({ emails: { failing: 0, returned } })],
		["webhooks", healthLimits.webhookMinutes, (minutes) => ({ webhooks: { broken: 0, minutes } })],
		["eventLoop", healthLimits.eventLoopMs, (ms) => ({ eventLoop: { ms } })],
		["promises", healthLimits.promises, (count) => ({ promises: { count } })],
		["copies", healthLimits.copyHours, (hours) => ({ copies: { exists: true, hours } })],
		["backups", healthLimits.backupHours, (hours) => ({ backups: { exists: true, hours } })],
		["ledgers", healthLimits.unsealedMinutes, (minutes) => ({ ledgers: { broken: 0, minutes } })],
		["memory", healthLimits.memory, (share) => ({ memory: { usedBytes: share * 1000, limitBytes: 1000 } })],
	];
	test.each(rising)("%s at %o", (name, { warning, alarm }, at) => {
		expect(warning).toBeLessThan(alarm);
		const states = [warning * 0.99, warning, alarm * 0.99, alarm].map((value) => stateOf(name, at(value)));
		expect(states).toEqual(["good", "warning", "warning", "alarm"]);
	});

	test("the room of the disk, from above", () => {
		const { warning, alarm } = healthLimits.diskFreeBytes;
		const states = [warning, warning - 1, alarm, alarm - 1].map((freeBytes) =>
			stateOf("disk", { disk: { freeBytes } }),
		);
		expect(states).toEqual(["good", "warning", "warning", "alarm"]);
	});

	test("the days of the certificate, from above", () => {
		const { warning, alarm } = healthLimits.certificateDays;
		const states = [warning, warning - 1, alarm, alarm - 1].map((days) =>
			stateOf("certificate", { certificate: { days } }),
		);
		expect(states).toEqual(["good", "warning", "warning", "alarm"]);
	});

	test("a site without any backup, from its start on", () => {
		const states = [0, healthLimits.backupHours.alarm].map((hours) =>
			stateOf("backups", { backups: { exists: false, hours } }),
		);
		expect(states).toEqual(["warning", "alarm"]);
	});
});

test.each<[string, keyof HealthValues, Partial<HealthValues>]>([
	["a database that doesn't answer", "database", { database: null }],
	["a single lead that the database doesn't take", "leads", { leads: { waiting: 1, minutes: 0, refused: 1 } }],
	["a ledger that was changed", "ledgers", { ledgers: { broken: 1, minutes: 0 } }],
	["a receiver of webhooks that was given up", "webhooks", { webhooks: { broken: 1, minutes: 0 } }],
])("%s is an alarm", (_what, name, changes) => {
	expect(stateOf(name, changes)).toBe("alarm");
});

test("what couldn't be measured, or doesn't exist here, is left out", () => {
	const names = judgeHealth({ ...well, copies: null, disk: null, jobs: null }).map(({ name }) => name);
	expect(names).not.toEqual(expect.arrayContaining(["copies"]));
	expect(names).toHaveLength(Object.keys(well).length - 3);
});

test("the worst comes first", () => {
	const findings = judgeHealth({ ...well, copies: { exists: false, hours: 100 }, failedJobs: { count: 1 } });
	expect(findings.slice(0, 3)).toEqual([
		{ name: "copies", state: "alarm" },
		{ name: "failedJobs", state: "warning" },
		{ name: "database", state: "good" },
	]);
});

test.each<[HealthState[], HealthState]>([
	[[], "good"],
	[["good", "warning"], "warning"],
	[["warning", "alarm", "good"], "alarm"],
])("the worst of %o is %s", (states, expected) => {
	expect(worst(states)).toBe(expected);
});
