import type { Env } from "../platform/env.server.ts";
import { readCookie, setCookieHeader } from "../platform/http/cookies.server.ts";

/**
 * Holds the token of a mailed link until its owner posts a password, so that it is not in the address bar, in the
 * history or readable by scripts.
 */
const name = "sf_confirm";
const maxAgeMinutes = 60;

export function readConfirmationCookie(env: Env, headers: Headers): string | null {
	return readCookie(env, headers.get("cookie"), name);
}

export function confirmationCookie(env: Env, token: string): string {
	return serialize(env, token.replace(/[^\w.-]/g, ""), maxAgeMinutes * 60);
}

export function clearedConfirmationCookie(env: Env): string {
	return serialize(env, "", 0);
}

function serialize(env: Env, value: string, maxAgeSeconds: number): string {
	return setCookieHeader(env, { name, value, maxAgeSeconds, sameSite: "Lax" });
}
