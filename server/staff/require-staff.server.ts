import { type MiddlewareFunction, redirectDocument } from "react-router";
import { readAdminPath } from "#domain/staff/return-path.ts";
import { mayOpenDashboard } from "#domain/staff/roles.ts";
import { requestInfoContext, servicesContext, staffContext } from "../context.server.ts";
import { noteActivity, opensPage } from "./note-activity.server.ts";
import { readSession } from "./read-session.server.ts";
import { redirectToSignIn } from "./redirect-to-sign-in.server.ts";
import { logRefusedPage } from "./security-log.server.ts";

/** Guards `/admin`. Middleware also guards data requests, whichever routes they name. */
export const requireStaff: MiddlewareFunction<Response> = async ({ request, context }, next) => {
	const services = context.get(servicesContext);
	const visitor = context.get(requestInfoContext);
	const session = await readSession(services, { headers: request.headers, visitor });
	const { signedIn, cookies } = session;
	if (!signedIn) throw redirectToSignIn(askedPage(request.url), session);
	if (!mayOpenDashboard(signedIn.role)) {
		const { userId, ip } = signedIn;
		await logRefusedPage(services, { action: "ACCESS_REFUSED", userId, ip });
		throw redirectDocument("/?notice=access-denied");
	}
	if (opensPage(request)) await noteActivity(services, signedIn);
	context.set(staffContext, signedIn);
	const response = await next();
	for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
	return response;
};

/** After signing in, staff see what they asked for, without what the router adds to the address of a page. */
function askedPage(asked: string): string {
	const { pathname, searchParams } = new URL(asked);
	for (const name of ["_routes", "index"]) searchParams.delete(name);
	const search = searchParams.size > 0 ? `?${searchParams}` : "";
	return readAdminPath(pathname.replace(/(?:\/_)?\.data$/, "") + search) ?? "/admin";
}
