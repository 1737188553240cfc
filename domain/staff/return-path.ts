import { adminPath } from "./admin-address.ts";
import { mayOpenDashboard, type StaffRole } from "./roles.ts";

/** Where everybody manages the own account. */
export const accountPath = "/account";

/** Where everybody manages the second factor of the own account. */
export const secondFactorPath = "/account/second-factor";

/** Browsers and Node.js have the same one. */
declare const URL: new (text: string, base: string) => { origin: string; pathname: string; search: string };

/** Stands for the site. A path that has another origin when it is read as an address on it would lead away. */
const thisSite = "https://site.invalid";

/** Longer ones would not fit into the address of the sign-in. */
const maxPathLength = 2000;

/**
 * The path on this site that a browser would open. Browsers read an address in more ways than one expects, such as a
 * backslash as a slash, so it is parsed as they do. Null if the text leads elsewhere than to these folders.
 */
function readPathIn(folders: readonly string[], text: string | null): string | null {
	if (text === null || text.length > maxPathLength) return null;
	try {
		const { origin, pathname, search } = new URL(text, thisSite);
		const isIn = folders.some((folder) => pathname === folder || pathname.startsWith(`${folder}/`));
		return isIn && origin === thisSite ? pathname + search : null;
	} catch {
		return null;
	}
}

/** Null if the text names anything but a page of the dashboard. */
export function readAdminPath(text: string | null): string | null {
	return readPathIn([adminPath()], text);
}

/** Where people continue after they signed in: only on pages behind the sign-in. Null if the text names another. */
export function readReturnPath(text: string | null): string | null {
	return readPathIn([adminPath(), accountPath], text);
}

/** People return to where they were going, if their role may. Everybody else goes to the home page. */
export function destination(role: StaffRole, next: string | null): string {
	const asked = readReturnPath(next);
	return asked && (mayOpenDashboard(role) || asked.startsWith(accountPath)) ? asked : "/";
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
