import type { RequestInfo } from "../context.server.ts";
import type { Services } from "../services.server.ts";
import { visitorAddressHeader } from "./auth.server.ts";

/** A visitor's request, as far as accounts look at it. */
export interface AccountVisit {
	headers: Headers;
	visitor: RequestInfo;
}

export interface AuthResponse {
	status: number;
	/** Whose account it was, on success. */
	userId: string | undefined;
	/** better-auth's own code of a refusal. */
	code: string | undefined;
	cookies: string[];
}

/**
 * Does for a page's form what a bare call to `/api/auth` does: the same limits count both, the same hooks run. The form
 * was posted from one of our own pages (the HTTP edge has checked that), so the call carries our own origin.
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
	const answer = (await response.json().catch(() => ({}))) as { code?: string; user?: { id: string } };
	return {
		status: response.status,
		userId: answer.user?.id,
		code: answer.code,
		cookies: response.headers.getSetCookie(),
	};
}
