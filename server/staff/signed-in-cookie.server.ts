import { sessionMaxHours } from "#domain/staff/sign-in-periods.ts";
import type { Env } from "../platform/env.server.ts";
import { readCookie, setCookieHeader } from "../platform/http/cookies.server.ts";

/**
 * Tells the scripts of prerendered pages that somebody may be signed in, so that they ask the server only then. It opens
 * nothing.
 */
const name = "sf_signed_in";

export function isMarkedSignedIn(env: Env, headers: Headers): boolean {
	return readCookie(env, headers.get("cookie"), name) === "1";
}

export function signedInCookie(env: Env): string {
	return serialize(env, "1", Math.max(...Object.values(sessionMaxHours)) * 3600);
}

export function clearedSignedInCookie(env: Env): string {
	return serialize(env, "", 0);
}

function serialize(env: Env, value: string, maxAgeSeconds: number): string {
	return setCookieHeader(env, { name, value, maxAgeSeconds, sameSite: "Lax", isReadable: true });
}
