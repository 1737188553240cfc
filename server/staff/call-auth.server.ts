import type { RequestInfo } from "../context.server.ts";
import { cookieName } from "../platform/http/cookies.server.ts";
import type { Services } from "../services.server.ts";

/** The parts of a visitor's request that accounts read. */
export interface AccountVisit {
	headers: Headers;
	visitor: RequestInfo;
	/** Ends when the client goes away. */
	signal?: AbortSignal;
}

export interface AuthResponse {
	status: number;
	/** Undefined unless the call succeeded. */
	userId: string | undefined;
	/** The token of the new session, if the call opened one. Never sent to a browser except in its cookie. */
	sessionToken: string | undefined;
	/** better-auth's own error code. */
	code: string | undefined;
	/** True if the password was right and a code is still owed. */
	owesFactor: boolean;
	cookies: string[];
}

/** All that the site calls. */
type AuthPath =
	| "/sign-in/email"
	| "/sign-out"
	| "/two-factor/verify-totp"
	| "/two-factor/verify-backup-code"
	| "/passkey/verify-registration"
	| "/passkey/verify-authentication";

/**
 * Calls better-auth. The request is a new one: of the visitor's own only the cookies go along, so no further parameter of
 * the library can be set from outside. It carries the site's own origin, because the callers have checked the visitor's.
 */
export async function callAuth(
	{ env, auth }: Pick<Services, "env" | "auth">,
	{ headers }: AccountVisit,
	path: AuthPath,
	body: Record<string, unknown>,
): Promise<AuthResponse> {
	const forwarded = new Headers({
		"content-type": "application/json",
		origin: env.siteOrigin,
	});
	const cookie = headers.get("cookie");
	if (cookie) forwarded.set("cookie", cookie);
	const response = await auth.handler(
		new Request(`${env.siteOrigin}/api/auth${path}`, {
			method: "POST",
			headers: forwarded,
			body: JSON.stringify(body),
		}),
	);
	const result = (await response.json().catch(() => ({}))) as {
		code?: string;
		user?: { id: string };
		twoFactorRedirect?: boolean;
	};
	const cookies = response.headers.getSetCookie();
	return {
		status: response.status,
		userId: result.user?.id,
		sessionToken: newSessionToken(env, cookies),
		code: result.code,
		owesFactor: result.twoFactorRedirect === true,
		cookies,
	};
}

/** The cookie holds the token and its signature. The library's answers name the token of a session that was replaced. */
function newSessionToken(env: Services["env"], cookies: readonly string[]): string | undefined {
	const start = `${cookieName(env, "sf")}.session_token=`;
	const value = cookies
		.find((cookie) => cookie.startsWith(start))
		?.slice(start.length)
		.split(";")[0];
	return (value && decodeURIComponent(value).split(".")[0]) || undefined;
}
