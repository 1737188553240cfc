import { eq } from "drizzle-orm";
import { sessions } from "#database/schema.ts";
import { isLocale } from "#domain/locale/locales.ts";
import { type SessionEnd, sessionEnd } from "#domain/staff/inactivity.ts";
import type { SessionFactor } from "#domain/staff/second-factor.ts";
import { requestLocale } from "#i18n/request-locale.ts";
import type { SignedIn } from "../context.server.ts";
import { setCookieHeader } from "../platform/http/cookies.server.ts";
import type { Services } from "../services.server.ts";
import type { AccountVisit } from "./call-auth.server.ts";
import { roleOf } from "./roles.server.ts";
import { logSecurity } from "./security-log.server.ts";
import { clearedSignedInCookie, isMarkedSignedIn, signedInCookie } from "./signed-in-cookie.server.ts";

/** Ends the session that a request brings along, if there is one: a new sign-in takes its place. */
export async function endEarlierSession({ auth, database }: Services, headers: Headers): Promise<void> {
	const earlier = await auth.api.getSession({ headers, query: { disableRefresh: true } });
	if (earlier) await database.db.delete(sessions).where(eq(sessions.id, earlier.session.id));
}

export interface ReadSession {
	signedIn: SignedIn | null;
	/** Why the request's session ended just now. */
	ended: SessionEnd["cause"] | null;
	/** They prolong or end the session in the browser, and have to be sent with the response. */
	cookies: string[];
}

/**
 * Reads who is signed in. A session ends some time after its user's last activity, and for good some time after its
 * sign-in, so that a stolen cookie does not work forever. Reading it is no activity.
 */
export async function readSession(services: Services, { headers, visitor }: AccountVisit): Promise<ReadSession> {
	const { env, auth } = services;
	const { response: current, headers: renewed } = await auth.api.getSession({ headers, returnHeaders: true });
	const cookies = renewed.getSetCookie();
	const isMarked = isMarkedSignedIn(env, headers);
	if (!current) {
		if (isMarked) cookies.push(clearedSignedInCookie(env));
		return { signedIn: null, ended: null, cookies };
	}
	const { user, session } = current;
	const role = await roleOf(services, user.id);
	const end = sessionEnd(role, session);
	if (services.clock() >= end.at) {
		await endSession(services, session, end.cause);
		return { signedIn: null, ended: end.cause, cookies: clearedCookies(env) };
	}
	// A sign-in whose password was still being checked when the account got its first factor.
	if (user.twoFactorEnabled && !session.factor) {
		await services.database.db.delete(sessions).where(eq(sessions.id, session.id));
		return { signedIn: null, ended: null, cookies: clearedCookies(env) };
	}
	if (cookies.length > 0) {
		await logSecurity(services, { table: "authentication", action: "TOKEN_REFRESHED", userId: user.id });
	}
	if (!isMarked) cookies.push(signedInCookie(env));
	const language = isLocale(user.language) ? user.language : null;
	const signedIn = {
		sessionId: session.id,
		userId: user.id,
		email: user.email,
		role,
		language,
		locale: language ?? requestLocale(headers),
		ip: visitor.ip,
		expiresAt: end.at,
		factor: session.factor as SessionFactor | null,
		hasFactor: user.twoFactorEnabled ?? false,
		provedAt: session.provedAt,
	};
	return { signedIn, ended: null, cookies };
}

function clearedCookies(env: Services["env"]): string[] {
	const ended = { name: "sf.session_token", value: "", maxAgeSeconds: 0, sameSite: "Lax" } as const;
	return [setCookieHeader(env, ended), clearedSignedInCookie(env)];
}

async function endSession(
	services: Services,
	{ id, userId }: { id: string; userId: string },
	details: SessionEnd["cause"],
): Promise<void> {
	const deleted = await services.database.db.delete(sessions).where(eq(sessions.id, id)).returning({ id: sessions.id });
	// Several requests may find it at once.
	if (deleted.length === 0) return;
	await logSecurity(services, { table: "authentication", action: "SESSION_EXPIRED", userId, details });
}
