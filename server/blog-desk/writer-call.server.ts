import { mayWrite } from "#domain/staff/roles.ts";
import { needsSecondFactor } from "#domain/staff/second-factor.ts";
import type { PostWriter } from "../blog/post-action.server.ts";
import type { RequestInfo } from "../context.server.ts";
import { isOwnOrigin } from "../platform/http/origin-check.server.ts";
import { refuse, refuseMethod } from "../platform/http/refusal.server.ts";
import type { Services } from "../services.server.ts";
import { readSession } from "../staff/read-session.server.ts";
import { logSecurity } from "../staff/security-log.server.ts";
import { withCookies } from "../staff/with-cookies.server.ts";

/**
 * Answers a call of the editor's script for those who may open its page, and refuses all others. The script must keep the
 * text on the screen when the session has ended, so it is told, not led to the sign-in.
 */
export async function writerCall(
	services: Services,
	request: Request,
	visitor: RequestInfo,
	answer: (by: PostWriter) => Promise<Response>,
): Promise<Response> {
	if (request.method !== "POST") return refuseMethod("POST");
	if (!isOwnOrigin(request.headers, services.env)) return refuse("wrong_origin");
	const { signedIn, ended, cookies } = await readSession(services, request.headers);
	if (!signedIn) return withCookies(refuse(ended === "inactivity" ? "session_inactive" : "unauthorized"), cookies);
	const { userId, role, factor } = signedIn;
	const lacksFactor = !factor && needsSecondFactor(role, services.env.requiresSecondFactor);
	if (!mayWrite(role) || lacksFactor) {
		const details = lacksFactor ? "no second factor" : "blog";
		const refused = { table: "authentication", action: "ACCESS_REFUSED", details } as const;
		await logSecurity(services, { ...refused, userId, ip: visitor.ip });
		return withCookies(refuse("forbidden"), cookies);
	}
	return withCookies(await answer({ userId, role, ip: visitor.ip }), cookies);
}
