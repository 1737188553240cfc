import { isUuid } from "../text/uuid.ts";
import type { DashboardTab } from "./dashboard-tabs.ts";

/** The dashboard's address, or that of one lead in it. */
export function adminPath(leadId: string | null = null): string {
	return leadId ? `/admin/leads/${leadId}` : "/admin";
}

/** @param before the id of a row: the page starts with the next older one */
export function tabPath(tab: DashboardTab, before: string | null = null): string {
	return `/admin/${tab}${before ? `?before=${before}` : ""}`;
}

/** The id of a row in an address or a form; null if it isn't one. */
export function readRowId(asked: unknown): string | null {
	return isUuid(asked) ? asked : null;
}
