import { isApiPath, privatePath } from "./http/edge.server.ts";

type RequestKind = "page" | "staff" | "call" | "asset" | "probe";
/** `unavailable`: the lead could not be kept, and its sender keeps it. */
const intakeOutcomes = ["accepted", "unavailable", "failed"] as const;
export type IntakeOutcome = (typeof intakeOutcomes)[number];

/** One count for each combination of labels that has occurred; those of leads are there from the start. */
export interface Counts {
	name: string;
	help: string;
	labelNames: readonly string[];
	values(): Iterable<{ labels: Readonly<Record<string, string>>; count: number }>;
}

/**
 * What the process did since its start. Labels have few values, and none is about a person. The library that writes them for
 * Prometheus takes memory, so only a process that is asked for them loads it.
 */
export interface Metrics {
	countRequest(path: string, status: number): void;
	/** The framework rendered a page, or answered a call. */
	countRender(): void;
	countJob(job: string, result: "completed" | "failed"): void;
	countLead(result: IntakeOutcome): void;
	readonly counters: readonly Counts[];
}

export function createMetrics(): Metrics {
	const requests = counter("requests", "Requests by kind and by the first digit of the status", ["kind", "status"]);
	const renders = counter("renders", "Requests that the framework answered, pages for the memory included", []);
	const jobs = counter("jobs", "Attempts of jobs", ["job", "result"]);
	const leads = counter("leads", "Leads that were sent, by what became of them", ["result"]);
	// Prometheus sees an increase only of what it has seen before.
	for (const result of intakeOutcomes) leads.add({ result }, 0);
	return {
		countRequest: (path, status) => requests.add({ kind: kindOf(path), status: `${Math.floor(status / 100)}xx` }),
		countRender: () => renders.add({}),
		countJob: (job, result) => jobs.add({ job, result }),
		countLead: (result) => leads.add({ result }),
		counters: [requests, renders, jobs, leads],
	};
}

function counter<Label extends string>(name: string, help: string, labelNames: readonly Label[]) {
	const known = new Map<string, { labels: Readonly<Record<Label, string>>; count: number }>();
	return {
		name: `site_${name}_total`,
		help,
		labelNames,
		add(labels: Readonly<Record<Label, string>>, amount = 1): void {
			const key = labelNames.map((label) => labels[label]).join(" ");
			const value = known.get(key);
			if (value) value.count += amount;
			else known.set(key, { labels, count: amount });
		},
		values: () => known.values(),
	};
}

function kindOf(path: string): RequestKind {
	if (path.startsWith("/assets/")) return "asset";
	if (/^\/(?:healthz|readyz|metrics)$/.test(path)) return "probe";
	if (isApiPath(path)) return "call";
	return privatePath.test(path) ? "staff" : "page";
}
