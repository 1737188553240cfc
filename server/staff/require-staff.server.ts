import { type MiddlewareFunction, redirect, redirectDocument } from "react-router";
import { mayOpenDashboard } from "#domain/staff/roles.ts";
import { requestInfoContext, servicesContext, staffContext } from "../context.server.ts";
import { readSession } from "./read-session.server.ts";
import { logSecurity } from "./security-log.server.ts";

/** Guards `/admin`. Middleware also guards data requests, whichever routes they name. */
export const requireStaff: MiddlewareFunction<Response> = async ({ request, context }, next) => {
	const services = context.get(servicesContext);
	const { signedIn, cookies } = await readSession(services, request.headers);
	if (!signedIn) throw redirect("/auth?next=/admin");
	if (!mayOpenDashboard(signedIn.role)) {
		const { ip } = context.get(requestInfoContext);
		await logSecurity(services, { table: "authentication", action: "ACCESS_REFUSED", userId: signedIn.userId, ip });
		throw redirectDocument("/?notice=access-denied");
	}
	context.set(staffContext, signedIn);
	const response = await next();
	for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
	return response;
};
