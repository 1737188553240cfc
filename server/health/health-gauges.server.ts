import { Gauge, type Registry } from "prom-client";
import type { HealthValues } from "#domain/health/health-values.ts";
import { healthStates, judgeHealth } from "#domain/health/judge-health.ts";
import type { SiteVersion } from "../platform/http/health.server.ts";

type Read = (values: HealthValues) => number | null | undefined;

/** The values of the health page, in the base units of Prometheus. What couldn't be read is left out. */
const gauges: Readonly<Record<string, [help: string, read: Read]>> = {
	database_ping_seconds: ["How long the database took to answer", ({ database }) => database && database.ms / 1000],
	changes_unheard_seconds: [
		"How long this process has not heard of changes by others",
		({ changes }) => changes && changes.minutes * 60,
	],
	leads_waiting: ["Leads in this process that wait to be stored", ({ leads }) => leads.waiting],
	leads_oldest_waiting_seconds: ["How long the first of them has been waiting", ({ leads }) => leads.minutes * 60],
	leads_refused: ["Leads that the database doesn't take", ({ leads }) => leads.refused],
	probe_under_way_seconds: [
		"How long the last probe has been on the way of a lead; 0 once it has arrived",
		({ probe }) => probe && (probe.hasArrived ? 0 : probe.minutes * 60),
	],
	jobs_oldest_due_seconds: ["How long the oldest job is overdue", ({ jobs }) => jobs && jobs.minutes * 60],
	jobs_retrying: ["Jobs that failed and will be tried again", ({ jobs }) => jobs?.retrying],
	jobs_failed_for_good: ["Jobs that nobody tries again", ({ failedJobs }) => failedJobs?.count],
	emails_failing: ["Emails about leads that could not be sent in the last two hours", ({ emails }) => emails?.failing],
	emails_returned: ["Emails about leads that came back in the last day", ({ emails }) => emails?.returned],
	webhooks_broken: ["Endpoints that were given up or are gone", ({ webhooks }) => webhooks?.broken],
	webhooks_oldest_seconds: [
		"How long the oldest delivery has been waiting",
		({ webhooks }) => webhooks && webhooks.minutes * 60,
	],
	disk_free_bytes: ["Free room of the disk with the data folder", ({ disk }) => disk?.freeBytes],
	memory_used_bytes: ["Memory of the process", ({ memory }) => memory.usedBytes],
	memory_limit_bytes: ["The memory at which the system ends the process", ({ memory }) => memory.limitBytes],
	event_loop_delay_seconds: ["How late the event loop runs on average", ({ eventLoop }) => eventLoop.ms / 1000],
	leads_overdue: ["Leads that nobody contacted in time", ({ promises }) => promises?.count],
	copy_age_seconds: [
		"The age of the newest copy of the embedded database",
		({ copies }) => copies && copies.hours * 3600,
	],
	backup_age_seconds: [
		"The age of the newest backup; without any, the time since the start",
		({ backups }) => backups && backups.hours * 3600,
	],
	ledgers_broken: ["Breaks of the ledgers that no note explains", ({ ledgers }) => ledgers?.broken],
	ledgers_unsealed_seconds: ["How long nothing could be sealed", ({ ledgers }) => ledgers && ledgers.minutes * 60],
	certificate_remaining_seconds: [
		"How long the certificate of the site is valid",
		({ certificate }) => certificate && certificate.days * 24 * 3600,
	],
};

/** Adds the gauges to a process's metrics. @returns a function that sets them */
export function addHealthGauges(registry: Registry, { version, commit = "" }: SiteVersion) {
	const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
		new Gauge({ name: `site_${name}`, help, labelNames, registers: [registry] });
	const measured = Object.entries(gauges).map(([name, [help, read]]) => ({ read, gauge: gauge(name, help, []) }));
	// They would begin at 0.
	for (const { gauge } of measured) gauge.remove();
	const states = gauge("health", "0: good, 1: needs watching, 2: an alarm", ["part"]);
	gauge("info", "What runs", ["version", "commit"]).set({ version, commit }, 1);
	return (values: HealthValues): void => {
		for (const { read, gauge } of measured) {
			gauge.remove();
			const value = read(values) ?? undefined;
			if (value !== undefined) gauge.set(value);
		}
		states.reset();
		for (const { name, state } of judgeHealth(values)) {
			states.set({ part: name }, healthStates.length - 1 - healthStates.indexOf(state));
		}
	};
}
