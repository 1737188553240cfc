import type { Handler } from "hono";
import type { EdgeTypes } from "../platform/http/edge.server.ts";
import { mediaType } from "../platform/http/read-json-body.server.ts";
import { refuse, refuseMethod } from "../platform/http/refusal.server.ts";
import { refuseExcess } from "../platform/http/refuse-excess.server.ts";
import type { ServicesHandle } from "../platform/http/services-handle.server.ts";
import { addressUses } from "../platform/networks.server.ts";
import { limits, wholeSite } from "../rate-limits.server.ts";
import type { Services } from "../services.server.ts";
import { parseCspReports } from "./parse-csp-reports.server.ts";
import { storeCspReports } from "./store-csp-reports.server.ts";

const reportTypes = ["application/csp-report", "application/reports+json", "application/json"];

/** Receives what browsers report after a page's policy blocked something. Such requests carry no Origin. */
export function receiveCspReports(
	handle: ServicesHandle<Pick<Services, "database" | "clock" | "limiter">>,
): Handler<EdgeTypes> {
	return async (c) => {
		if (c.req.method !== "POST") return refuseMethod("POST");
		if (!reportTypes.includes(mediaType(c.req.raw.headers))) return refuse("unsupported_media_type");
		const reports = parseCspReports(await c.req.text());
		if (!reports) return refuse("invalid_report");
		const services = handle.current;
		if (!services) return refuse("unavailable");
		const excess = refuseExcess(services.limiter, [
			...addressUses(limits.cspReportsPerAddress, c.get("address")),
			[limits.cspReportsOfSite, wholeSite, reports.length],
		]);
		if (excess) return excess;
		await storeCspReports(services.database.db, reports, services.clock());
		return c.body(null, 204, { "Cache-Control": "no-store" });
	};
}
