import type { RequestInfo } from "../context.server.ts";
import type { Services } from "../services.server.ts";
import { visitorAddressHeader } from "./auth.server.ts";

/** The parts of a visitor's request that accounts read. */
export interface AccountVisit {
	headers: Headers;
	visitor: RequestInfo;
}

export interface AuthResponse {
	status: number;
	/** Undefined unless the call succeeded. */
	userId: string | undefined;
	/** better-auth's own error code. */
	code: string | undefined;
	cookies: string[];
}

/**
 * Calls better-auth for a page's form, with the same limits and hooks as a bare call to `/api/auth`. The call carries the
 * site's own origin, because the HTTP edge has checked the form's origin.
 */
export async function callAuth(
	{ env, auth }: Pick<Services, "env" | "auth">,
	{ headers, visitor }: AccountVisit,
	path: "/sign-in/email" | "/sign-up/email" | "/sign-out",
	body: Record<string, string>,
): Promise<AuthResponse> {
	const forwarded = new Headers({
		"content-type": "application/json",
		origin: env.siteOrigin,
		"user-agent": visitor.userAgent,
		[visitorAddressHeader]: visitor.ip,
	});
	for (const name of ["cookie", "accept-language"]) {
		const value = headers.get(name);
		if (value) forwarded.set(name, value);
	}
	const response = await auth.handler(
		new Request(`${env.siteOrigin}/api/auth${path}`, {
			method: "POST",
			headers: forwarded,
			body: JSON.stringify(body),
		}),
	);
	const result = (await response.json().catch(() => ({}))) as { code?: string; user?: { id: string } };
	return {
		status: response.status,
		userId: result.user?.id,
		code: result.code,
		cookies: response.headers.getSetCookie(),
	};
}
