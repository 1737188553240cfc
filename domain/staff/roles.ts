export type StaffRole = "viewer" | "agent" | "admin";

/** Anyone may open an account; it can do nothing until an admin gives it a role. */
export const defaultRole: StaffRole = "viewer";

export function mayOpenDashboard(role: StaffRole): boolean {
	return role === "admin" || role === "agent";
}

export function maySeeContactSubmissions(role: StaffRole): boolean {
	return role === "admin";
}

/** The dashboard's lists show the newest rows only. */
export const listLimit = 50;
