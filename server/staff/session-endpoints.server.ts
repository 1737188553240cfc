import { isOwnOrigin } from "../platform/http/origin-check.server.ts";
import { refuse, refuseMethod } from "../platform/http/refusal.server.ts";
import type { Services } from "../services.server.ts";
import type { AccountVisit } from "./call-auth.server.ts";
import { noteActivity } from "./note-activity.server.ts";
import { readSession } from "./read-session.server.ts";
import { withCookies } from "./with-cookies.server.ts";

/** Tells who is signed in. It says nothing about activity: pages ask by themselves. */
export async function tellSession(services: Services, visit: AccountVisit): Promise<Response> {
	const { signedIn, cookies } = await readSession(services, visit);
	const body = {
		user: signedIn && { id: signedIn.userId, email: signedIn.email },
		userRole: signedIn?.role ?? null,
		expires_at: signedIn?.expiresAt ?? null,
	};
	return withCookies(Response.json(body), cookies);
}

/**
 * Receives reports of a page whose user is signed in: `activity`, when a person did something, and `focus`, when the page
 * counted far more focus events than a person causes. That is only logged.
 */
export async function receiveReport(
	services: Services,
	request: Request,
	visitor: AccountVisit["visitor"],
	report: "activity" | "focus",
): Promise<Response> {
	if (request.method !== "POST") return refuseMethod("POST");
	if (!isOwnOrigin(request.headers, services.env)) return refuse("wrong_origin");
	const { signedIn, ended, cookies } = await readSession(services, { headers: request.headers, visitor });
	if (!signedIn) return withCookies(refuse(ended === "inactivity" ? "session_inactive" : "unauthorized"), cookies);
	if (report === "activity") await noteActivity(services, signedIn);
	else services.log.warn({ userId: signedIn.userId }, "a signed-in page had too many focus events within a minute");
	return withCookies(new Response(null, { status: 204 }), cookies);
}
