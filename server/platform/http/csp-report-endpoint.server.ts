import type { Handler } from "hono";
import { parseCspReports } from "../../csp-reports/parse-csp-reports.server.ts";
import { storeCspReports } from "../../csp-reports/store-csp-reports.server.ts";
import { type RateLimit, withinLimit } from "../rate-limit.server.ts";
import type { EdgeTypes } from "./edge.server.ts";
import { refuse } from "./refusal.server.ts";
import type { ServicesHandle } from "./services-handle.server.ts";

const types = ["application/csp-report", "application/reports+json", "application/json"];

const perAddress: RateLimit = { name: "csp-report/address", most: 60, perMinutes: 10 };

/** Browsers send what a page's policy made them block, on their own account and without an Origin. */
export function receiveCspReports(services: ServicesHandle): Handler<EdgeTypes> {
	return async (c) => {
		if (c.req.method !== "POST") return refuse("method_not_allowed", { Allow: "POST" });
		const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
		if (!types.includes(type)) return refuse("unsupported_media_type");
		const reports = parseCspReports(await c.req.text());
		if (!reports) return refuse("invalid_report");
		if (!services.current) return refuse("unavailable");
		const { database, clock } = services.current;
		if (!(await withinLimit(database.db, perAddress, c.get("address"), clock()))) {
			return refuse("rate_limited", { "Retry-After": String(perAddress.perMinutes * 60) });
		}
		await storeCspReports(database.db, reports, clock());
		return c.body(null, 204, { "Cache-Control": "no-store" });
	};
}
