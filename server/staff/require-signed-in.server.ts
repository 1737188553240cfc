import type { MiddlewareFunction } from "react-router";
import { requestInfoContext, servicesContext, staffContext } from "../context.server.ts";
import { noteActivity, opensPage } from "./note-activity.server.ts";
import { readSession } from "./read-session.server.ts";
import { redirectToSignIn } from "./redirect-to-sign-in.server.ts";

/** Guards pages of the own account, for every role. Strangers sign in first and come back. */
export const requireSignedIn: MiddlewareFunction<Response> = async ({ request, context }, next) => {
	const services = context.get(servicesContext);
	const session = await readSession(services, { headers: request.headers, visitor: context.get(requestInfoContext) });
	const { signedIn, cookies } = session;
	const path = new URL(request.url).pathname.replace(/\.data$/, "");
	if (!signedIn) throw redirectToSignIn(path, session);
	if (opensPage(request)) await noteActivity(services, signedIn);
	context.set(staffContext, signedIn);
	const response = await next();
	// A session that the page replaced must not be prolonged.
	const isReplaced = response.headers.getSetCookie().some((cookie) => cookie.includes("sf.session_token="));
	for (const cookie of isReplaced ? [] : cookies) response.headers.append("Set-Cookie", cookie);
	return response;
};
