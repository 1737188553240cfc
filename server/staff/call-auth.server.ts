import type { RequestInfo } from "../context.server.ts";
import type { Services } from "../services.server.ts";

/** The parts of a visitor's request that accounts read. */
export interface AccountVisit {
	headers: Headers;
	visitor: RequestInfo;
}

export interface AuthResponse {
	status: number;
	/** Undefined unless the call succeeded. */
	userId: string | undefined;
	/** Of the new session after a sign-in. Never sent to a browser except in its cookie. */
	sessionToken: string | undefined;
	/** better-auth's own error code. */
	code: string | undefined;
	cookies: string[];
}

/**
 * Calls better-auth. The request is a new one: of the visitor's own only the cookies go along, so no further parameter of the library can be set from outside. It carries the site's own origin, because the callers
 * have checked the visitor's.
 */
export async function callAuth(
	{ env, auth }: Pick<Services, "env" | "auth">,
	{ headers }: AccountVisit,
	path: "/sign-in/email" | "/sign-out",
	body: Record<string, string>,
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
		token?: string | null;
		user?: { id: string };
	};
	return {
		status: response.status,
		userId: result.user?.id,
		sessionToken: result.token ?? undefined,
		code: result.code,
		cookies: response.headers.getSetCookie(),
	};
}
