import type { Services } from "../services.server.ts";
import { type AccountVisit, callAuth } from "./call-auth.server.ts";
import { readSession } from "./read-session.server.ts";
import { logSecurity } from "./security-log.server.ts";
import { clearedSignedInCookie } from "./signed-in-cookie.server.ts";

/**
 * Ends the visitor's session, if there is one.
 * @param details why, if not by choice
 * @returns headers that delete its cookies and the browser's cached pages
 */
export async function signOut(services: Services, visit: AccountVisit, details?: "inactivity"): Promise<Headers> {
	const { signedIn } = await readSession(services, visit);
	if (signedIn) {
		const { ip } = visit.visitor;
		await logSecurity(services, { table: "authentication", action: "LOGOUT", userId: signedIn.userId, ip, details });
	}
	const { cookies } = await callAuth(services, visit, "/sign-out", {});
	const headers = new Headers({ "Cache-Control": "no-store", "Clear-Site-Data": '"cache"' });
	for (const cookie of [...cookies, clearedSignedInCookie(services.env)]) headers.append("Set-Cookie", cookie);
	return headers;
}
