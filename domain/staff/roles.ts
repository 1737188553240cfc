export type StaffRole = "viewer" | "agent" | "admin";

/** Anyone may open an account. It has no access until an admin gives it a role. */
export const defaultRole: StaffRole = "viewer";

export function mayOpenDashboard(role: StaffRole): boolean {
	return role === "admin" || role === "agent";
}

export function maySeeContactSubmissions(role: StaffRole): boolean {
	return role === "admin";
}

/** Requests about personal data hold names, and their answers send or delete data. */
export function mayDecideDataRequests(role: StaffRole): boolean {
	return role === "admin";
}

/** How many rows a page of the dashboard's lists shows. */
export const listLimit = 50;

const allDashboardTabs = ["contact-submissions", "quarantine", "visitor-profiles", "privacy-requests"] as const;
export type DashboardTab = (typeof allDashboardTabs)[number];

/** The dashboard's tabs that a role may open. */
export function dashboardTabs(role: StaffRole): DashboardTab[] {
	if (!mayOpenDashboard(role)) return [];
	return allDashboardTabs.filter((tab) => tab === "visitor-profiles" || maySeeContactSubmissions(role));
}
