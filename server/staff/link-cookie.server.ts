import { linkCookieMinutes } from "#domain/staff/sign-in-periods.ts";
import type { Env } from "../platform/env.server.ts";
import { readCookie, setCookieHeader } from "../platform/http/cookies.server.ts";

/**
 * Holds the token of a mailed link until its owner posts a password, so that it is not in the address bar, in the
 * history or readable by scripts.
 */
const name = "sf_confirm";

export function readLinkCookie(env: Env, headers: Headers): string | null {
	return readCookie(env, headers.get("cookie"), name);
}

export function linkCookie(env: Env, token: string): string {
	return serialize(env, token.replace(/[^\w.-]/g, "").slice(0, 200), linkCookieMinutes * 60);
}

export function clearedLinkCookie(env: Env): string {
	return serialize(env, "", 0);
}

function serialize(env: Env, value: string, maxAgeSeconds: number): string {
	return setCookieHeader(env, { name, value, maxAgeSeconds, sameSite: "Lax" });
}
