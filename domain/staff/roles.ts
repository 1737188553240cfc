export type StaffRole = "viewer" | "agent" | "admin";

/** From the one that sees the least. */
export const staffRoles = ["viewer", "agent", "admin"] as const satisfies readonly StaffRole[];

export function isStaffRole(value: unknown): value is StaffRole {
	return staffRoles.some((role) => role === value);
}

/** Anyone may open an account. It has no access until an admin gives it a role. */
export const defaultRole: StaffRole = "viewer";

export function mayOpenDashboard(role: StaffRole): boolean {
	return role === "admin" || role === "agent";
}

export function maySeeContactSubmissions(role: StaffRole): boolean {
	return role === "admin";
}

/** True if the role may invite people, change roles and remove people. */
export function mayManagePeople(role: StaffRole): boolean {
	return role === "admin";
}

/** True if the role may send a lead that is only a test: all of the staff are notified of it. */
export function maySendTestLead(role: StaffRole): boolean {
	return role === "admin";
}

/** Requests about personal data hold names, and their answers send or delete data. */
export function mayDecideDataRequests(role: StaffRole): boolean {
	return role === "admin";
}

/** It tells what everybody else did. */
export function maySeeAuditLog(role: StaffRole): boolean {
	return role === "admin";
}

/** They are on every page and in every email. */
export function mayChangeSettings(role: StaffRole): boolean {
	return role === "admin";
}

/** Another system may get people's data. */
export function mayManageWebhooks(role: StaffRole): boolean {
	return role === "admin";
}

/** It tells of jobs, and runs them again. */
export function maySeeHealth(role: StaffRole): boolean {
	return role === "admin";
}

/** It tells of the server, and what only an admin can settle. */
export function maySeeLaunch(role: StaffRole): boolean {
	return role === "admin";
}

/** A wrong list would open numbers that must not be called. */
export function mayKeepDoNotCall(role: StaffRole): boolean {
	return role === "admin";
}

/** Works on complaints: agents only record them, because one may be about themselves. */
export function mayWorkComplaints(role: StaffRole): boolean {
	return role === "admin";
}

/** Writes and publishes articles of the blog. */
export function mayWrite(role: StaffRole): boolean {
	return role === "admin" || role === "agent";
}

export const writerRoles = staffRoles.filter(mayWrite);

/** Publishes a text with words that insurance advertising may not use in most sentences. */
export function mayApproveWords(role: StaffRole): boolean {
	return role === "admin";
}

/** It is what an examiner of the state asks the owner for. */
export function maySeeRegister(role: StaffRole): boolean {
	return role === "admin";
}

/** How many rows a page of the dashboard's lists shows. */
export const listLimit = 50;
