import type { RouterContextProvider } from "react-router";
import { leadLists } from "#domain/audit/read-tables.ts";
import type { DashboardTab } from "#domain/staff/dashboard-tabs.ts";
import { servicesContext } from "../context.server.ts";
import { logRead } from "./log-read.server.ts";

const tables = {
	today: "contact_submissions",
	leads: "contact_submissions",
	"contact-submissions": "contact_submissions",
	quarantine: "contact_submissions",
	conversions: "conversion_events",
	"visitor-profiles": "visitor_profiles",
	"privacy-requests": "data_requests",
} as const satisfies Record<DashboardTab, string>;

/**
 * Reads the content of a dashboard tab, and records who read how many rows.
 * @param only the id of the one requested record
 * @returns null if it can't be read: the tab says so
 */
export async function readTab<Result extends object>(
	context: Readonly<RouterContextProvider>,
	tab: DashboardTab,
	read: () => Promise<Result>,
	only: string | null = null,
): Promise<Result | null> {
	try {
		const result = await read();
		const rows = "rows" in result && Array.isArray(result.rows) ? result.rows.length : null;
		const list = only === null ? (leadLists.find((one) => one === tab) ?? null) : null;
		await logRead(context, tables[tab], { only, rows, list });
		return result;
	} catch (error) {
		context.get(servicesContext).log.error({ error, tab }, "the dashboard could not be read");
		return null;
	}
}
