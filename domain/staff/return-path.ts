import { readAdminPath } from "./admin-address.ts";
import { mayOpenDashboard, type StaffRole } from "./roles.ts";

/** Where everybody manages the own account. */
export const accountPath = "/account";

/** Where everybody manages the second factor of the own account. */
export const secondFactorPath = "/account/second-factor";

const ownPages = [accountPath, secondFactorPath];

/** Where people continue after they signed in: only on pages behind the sign-in. Null if the text names another. */
export function readReturnPath(text: string | null): string | null {
	return ownPages.find((path) => path === text) ?? readAdminPath(text);
}

/** People return to where they were going, if their role may. Everybody else goes to the home page. */
export function destination(role: StaffRole, next: string | null): string {
	const asked = readReturnPath(next);
	return asked && (mayOpenDashboard(role) || ownPages.includes(asked)) ? asked : "/";
}

export function withWelcome(path: string): string {
	return `${path}${path.includes("?") ? "&" : "?"}notice=welcome-back`;
}

/** The second step of a sign-in. */
export function secondStepPath(next: string | null): string {
	return withNext("/auth/second-factor", next);
}

/** @param next the page to continue on; left out unless it is one of the site's own pages */
export function withNext(path: string, next: string | null): string {
	const asked = readReturnPath(next);
	return asked ? `${path}?next=${encodeURIComponent(asked)}` : path;
}
