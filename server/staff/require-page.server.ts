import { type MiddlewareFunction, redirect } from "react-router";
import type { StaffRole } from "#domain/staff/roles.ts";
import { servicesContext, staffContext } from "../context.server.ts";
import { logRefusedPage } from "./security-log.server.ts";

/**
 * Guards a page of the dashboard, behind `requireStaff`.
 * @param page the part of its address after `/admin/`
 */
export function requirePage(page: string, mayOpen: (role: StaffRole) => boolean): MiddlewareFunction<Response> {
	return async ({ context }, next) => {
		const { role, userId, ip } = context.get(staffContext);
		if (!mayOpen(role)) {
			await logRefusedPage(context.get(servicesContext), { action: "ACCESS_REFUSED", userId, ip, details: page });
			throw redirect("/admin?notice=access-denied");
		}
		return next();
	};
}
