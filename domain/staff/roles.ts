export type StaffRole = "viewer" | "agent" | "admin";

/** Anyone may open an account. It has no access until an admin gives it a role. */
export const defaultRole: StaffRole = "viewer";

export function mayOpenDashboard(role: StaffRole): boolean {
	return role === "admin" || role === "agent";
}

export function maySeeContactSubmissions(role: StaffRole): boolean {
	return role === "admin";
}

/** How many of the newest rows the dashboard's lists show. */
export const listLimit = 50;
