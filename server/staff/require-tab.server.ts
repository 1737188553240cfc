import type { MiddlewareFunction } from "react-router";
import { type DashboardTab, dashboardTabs } from "#domain/staff/dashboard-tabs.ts";
import { requirePage } from "./require-page.server.ts";

/** Guards one tab of the dashboard, behind `requireStaff`. */
export function requireTab(tab: DashboardTab): MiddlewareFunction<Response> {
	return requirePage(tab, (role) => dashboardTabs(role).includes(tab));
}
