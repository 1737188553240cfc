import { Counter, Registry } from "prom-client";
import { isApiPath, privatePath } from "./http/edge.server.ts";

type RequestKind = "page" | "staff" | "call" | "asset" | "probe";
/** `unavailable`: the lead could not be kept, and its sender keeps it. */
export type IntakeOutcome = "accepted" | "unavailable" | "failed";

/** What the process did since its start, for Prometheus. Labels have few values, and none is about a person. */
export interface Metrics {
	registry: Registry;
	countRequest(path: string, status: number): void;
	/** The framework rendered a page, or answered a call. */
	countRender(): void;
	countJob(job: string, result: "completed" | "failed"): void;
	countLead(result: IntakeOutcome): void;
}

export function createMetrics(): Metrics {
	const registry = new Registry();
	const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
		new Counter({ name: `site_${name}_total`, help, labelNames, registers: [registry] });
	const requests = counter("requests", "Requests by kind and by the first digit of the status", ["kind", "status"]);
	const renders = counter("renders", "Requests that the framework answered, pages for the memory included", []);
	const jobs = counter("jobs", "Attempts of jobs", ["job", "result"]);
	const leads = counter("leads", "Leads that were sent, by what became of them", ["result"]);
	return {
		registry,
		countRequest: (path, status) => requests.inc({ kind: kindOf(path), status: `${Math.floor(status / 100)}xx` }),
		countRender: () => renders.inc(),
		countJob: (job, result) => jobs.inc({ job, result }),
		countLead: (result) => leads.inc({ result }),
	};
}

function kindOf(path: string): RequestKind {
	if (path.startsWith("/assets/")) return "asset";
	if (/^\/(?:healthz|readyz|metrics)$/.test(path)) return "probe";
	if (isApiPath(path)) return "call";
	return privatePath.test(path) ? "staff" : "page";
}
