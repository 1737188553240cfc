import { mayOpenDashboard, maySeeContactSubmissions, type StaffRole } from "./roles.ts";

/** In the order in which the dashboard shows them. Each is a part of an address: `/admin/quarantine`. */
export const allDashboardTabs = [
	"today",
	"leads",
	"contact-submissions",
	"quarantine",
	"conversions",
	"visitor-profiles",
	"privacy-requests",
] as const;
export type DashboardTab = (typeof allDashboardTabs)[number];

/** The tabs of agents: they work their own leads. */
const tabsOfAgents: readonly DashboardTab[] = ["today", "leads", "visitor-profiles"];

/** The dashboard's tabs that a role may open. */
export function dashboardTabs(role: StaffRole): DashboardTab[] {
	if (!mayOpenDashboard(role)) return [];
	return allDashboardTabs.filter((tab) => tabsOfAgents.includes(tab) || maySeeContactSubmissions(role));
}

/** The tabs that stand in a row at the top of the dashboard. The others are in the menu of all staff pages. */
export const rowTabs = [
	"contact-submissions",
	"conversions",
	"visitor-profiles",
] as const satisfies readonly DashboardTab[];
export type RowTab = (typeof rowTabs)[number];
