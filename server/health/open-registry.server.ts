import { Counter, Registry } from "prom-client";
import type { HealthValues } from "#domain/health/health-values.ts";
import type { SiteVersion } from "../platform/http/health.server.ts";
import type { Metrics } from "../platform/metrics.server.ts";
import { addHealthGauges } from "./health-gauges.server.ts";

/** The metrics of a process, for Prometheus. */
export function openRegistry({ counters }: Pick<Metrics, "counters">, version: SiteVersion) {
	const registry = new Registry();
	for (const { name, help, labelNames, values } of counters) {
		new Counter({
			name,
			help,
			labelNames,
			registers: [registry],
			collect() {
				this.reset();
				for (const { labels, count } of values()) this.inc(labels, count);
			},
		});
	}
	const setGauges = addHealthGauges(registry, version);
	return {
		registry,
		/** @param values null before the database is open: then there are only counters */
		write(values: HealthValues | null): Promise<string> {
			if (values) setGauges(values);
			return registry.metrics();
		},
	};
}
