import type { CookieName } from "#domain/site/stored-names.ts";
import type { Env } from "../env.server.ts";

type CookieEnv = Pick<Env, "siteOrigin">;

interface Cookie {
	/** Without prefix. */
	name: CookieName;
	value: string;
	maxAgeSeconds: number;
	sameSite: "Lax" | "Strict";
	/** True if scripts may read it. */
	isReadable?: boolean;
}

/** Browsers accept `Secure` cookies, and so this prefix, only over https. */
export function isSecureSite({ siteOrigin }: CookieEnv): boolean {
	return siteOrigin.startsWith("https:");
}

/** With the prefix, neither another host of the domain nor an unencrypted response can set the cookie. */
export function cookieName(env: CookieEnv, name: string): string {
	return isSecureSite(env) ? `__Host-${name}` : name;
}

/** A `Set-Cookie` header, out of reach of scripts unless the cookie says otherwise. */
export function setCookieHeader(
	env: CookieEnv,
	{ name, value, maxAgeSeconds, sameSite, isReadable = false }: Cookie,
): string {
	const secure = isSecureSite(env) ? "; Secure" : "";
	const reach = isReadable ? "" : "; HttpOnly";
	return `${cookieName(env, name)}=${value}; Path=/; Max-Age=${maxAgeSeconds}${reach}; SameSite=${sameSite}${secure}`;
}

/** @param header the request's `Cookie` */
export function readCookie(env: CookieEnv, header: string | null, name: string): string | null {
	const wanted = cookieName(env, name);
	for (const pair of (header ?? "").split(";")) {
		const at = pair.indexOf("=");
		if (pair.slice(0, at).trim() === wanted) return pair.slice(at + 1).trim();
	}
	return null;
}
