import type { Env } from "../platform/env.server.ts";

/**
 * Holds the token of a confirmation link until its owner signs in, so that it is not in the address bar, in the history
 * or readable by scripts.
 */
const name = "sf_confirm";
const maxAgeMinutes = 60;

export function readConfirmationCookie(headers: Headers): string | null {
	return new RegExp(`(?:^|;\\s*)${name}=([\\w.-]+)`).exec(headers.get("cookie") ?? "")?.[1] ?? null;
}

export function confirmationCookie(env: Env, token: string): string {
	return serialize(env, token.replace(/[^\w.-]/g, ""), maxAgeMinutes * 60);
}

export function clearedConfirmationCookie(env: Env): string {
	return serialize(env, "", 0);
}

function serialize(env: Env, value: string, maxAge: number): string {
	const secure = env.siteOrigin.startsWith("https:") ? "; Secure" : "";
	return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}
