import { eq } from "drizzle-orm";
import { sessions } from "#database/schema.ts";
import { sessionMaxHours } from "#domain/staff/sign-in-periods.ts";
import type { SignedIn } from "../context.server.ts";
import { setCookieHeader } from "../platform/http/cookies.server.ts";
import type { Services } from "../services.server.ts";
import { roleOf } from "./roles.server.ts";

/** Ends the session that a request brings along, if there is one: a new sign-in takes its place. */
export async function endEarlierSession({ auth, database }: Services, headers: Headers): Promise<void> {
	const earlier = await auth.api.getSession({ headers, query: { disableRefresh: true } });
	if (earlier) await database.db.delete(sessions).where(eq(sessions.id, earlier.session.id));
}

/**
 * Reads who is signed in. A session slides while it is used, and ends for good some time after its sign-in, so that a
 * stolen cookie does not work for ever. Sessions are dated by the machine's own clock, as in better-auth.
 * @returns also the cookies that prolong or end the session, to be sent with the response
 */
export async function readSession(
	services: Services,
	headers: Headers,
): Promise<{ signedIn: SignedIn | null; cookies: string[] }> {
	const { env, auth, database } = services;
	const { response: current, headers: renewed } = await auth.api.getSession({ headers, returnHeaders: true });
	const cookies = renewed.getSetCookie();
	if (!current) return { signedIn: null, cookies };
	const { user, session } = current;
	const role = await roleOf(services, user.id);
	if (Date.now() > session.createdAt.getTime() + sessionMaxHours[role] * 3_600_000) {
		await database.db.delete(sessions).where(eq(sessions.id, session.id));
		const ended = { name: "sf.session_token", value: "", maxAgeSeconds: 0, sameSite: "Lax" } as const;
		return { signedIn: null, cookies: [setCookieHeader(env, ended)] };
	}
	return { signedIn: { userId: user.id, email: user.email, role, expiresAt: session.expiresAt }, cookies };
}
