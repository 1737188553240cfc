import type { Services } from "../services.server.ts";
import { type AccountVisit, callAuth } from "./call-auth.server.ts";
import { readSession } from "./read-session.server.ts";
import { logSecurity } from "./security-log.server.ts";

/** Ends the visitor's session, if there is one. @returns the cookies that delete its cookie */
export async function signOut(services: Services, visit: AccountVisit): Promise<string[]> {
	const { signedIn } = await readSession(services, visit.headers);
	if (signedIn) await logSecurity(services.database.db, "LOGOUT", signedIn.userId);
	const { cookies } = await callAuth(services, visit, "/sign-out", {});
	return cookies;
}
