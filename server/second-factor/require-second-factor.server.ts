import { type MiddlewareFunction, redirect } from "react-router";
import { secondFactorPath, withNext } from "#domain/staff/return-path.ts";
import { needsSecondFactor } from "#domain/staff/second-factor.ts";
import { servicesContext, staffContext } from "../context.server.ts";
import { logRefusedPage } from "../staff/security-log.server.ts";

/**
 * Guards `/admin` where a second factor is required, behind `requireStaff`: people who signed in with only a password
 * are sent to the page that sets up a second factor. As middleware it also guards data requests for any route.
 */
export const requireSecondFactor: MiddlewareFunction<Response> = async ({ request, context }, next) => {
	const services = context.get(servicesContext);
	const { role, factor, userId, ip } = context.get(staffContext);
	if (factor || !needsSecondFactor(role, services.env.requiresSecondFactor)) return next();
	await logRefusedPage(services, { action: "FACTOR_MISSING", userId, ip });
	const { pathname } = new URL(request.url);
	throw redirect(withNext(secondFactorPath, pathname.replace(/\.data$/, "")));
};
