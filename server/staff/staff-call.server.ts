import type { StaffRole } from "#domain/staff/roles.ts";
import { needsSecondFactor } from "#domain/staff/second-factor.ts";
import type { RequestInfo, SignedIn } from "../context.server.ts";
import { isOwnOrigin } from "../platform/http/origin-check.server.ts";
import { refuse, refuseMethod } from "../platform/http/refusal.server.ts";
import type { Services } from "../services.server.ts";
import { readSession } from "./read-session.server.ts";
import { logRefusedPage } from "./security-log.server.ts";
import { withCookies } from "./with-cookies.server.ts";

interface StaffCall {
	services: Services;
	request: Request;
	visitor: RequestInfo;
	/** The part of the page's address after `/admin/`. */
	page: string;
	mayOpen(role: StaffRole): boolean;
	/** GET for a call that only reads. */
	method?: "GET" | "POST";
}

/**
 * Answers a call of a page's script for people who may open that page, and refuses all others. The script must keep
 * what is on the screen when the session has ended, so it gets an error instead of a redirect to the sign-in.
 */
export async function staffCall(
	{ services, request, visitor, page, mayOpen, method = "POST" }: StaffCall,
	answer: (signedIn: SignedIn) => Promise<Response>,
): Promise<Response> {
	if (request.method !== method) return refuseMethod(method);
	if (method === "POST" ? !isOwnOrigin(request.headers, services.env) : isCalledFromElsewhere(request.headers))
		return refuse("wrong_origin");
	const { signedIn, ended, cookies } = await readSession(services, { headers: request.headers, visitor });
	if (!signedIn) return withCookies(refuse(ended === "inactivity" ? "session_inactive" : "unauthorized"), cookies);
	const { userId, role, factor } = signedIn;
	const lacksFactor = !factor && needsSecondFactor(role, services.env.requiresSecondFactor);
	if (!mayOpen(role) || lacksFactor) {
		const details = lacksFactor ? "no second factor" : page;
		await logRefusedPage(services, { action: "ACCESS_REFUSED", userId, ip: visitor.ip, details });
		return withCookies(refuse("forbidden"), cookies);
	}
	return withCookies(await answer(signedIn), cookies);
}

/** Browsers send no Origin with a call that reads, and old browsers don't say where it comes from. */
function isCalledFromElsewhere(headers: Headers): boolean {
	return !["same-origin", null].includes(headers.get("sec-fetch-site"));
}
