import { createHmac, timingSafeEqual } from "node:crypto";
import type { Env } from "../platform/env.server.ts";
import { readCookie } from "../platform/http/cookies.server.ts";

/**
 * How the tokens of sessions begin. The library signs other cookies with the same key, and gives them to strangers: without
 * it, one of those could pass for a session.
 */
export const sessionTokenStart = "session-";

/**
 * True if this site signed the session that a request brings. That says that somebody signed in, not that the session
 * still holds: the database is not asked.
 */
export function bringsSignedSession(env: Pick<Env, "authSecret" | "siteOrigin">, headers: Headers): boolean {
	const cookie = decoded(readCookie(env, headers.get("cookie"), "sf.session_token") ?? "");
	const cut = cookie.lastIndexOf(".");
	const token = cookie.slice(0, cut);
	if (cut < 0 || !token.startsWith(sessionTokenStart)) return false;
	const expected = createHmac("sha256", env.authSecret).update(token).digest();
	const given = Buffer.from(cookie.slice(cut + 1), "base64");
	return given.length === expected.length && timingSafeEqual(given, expected);
}

function decoded(value: string): string {
	try {
		return decodeURIComponent(value);
	} catch {
		return "";
	}
}
