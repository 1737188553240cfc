import { sessionEnd } from "#domain/staff/inactivity.ts";
import { mayOpenDashboard } from "#domain/staff/roles.ts";
import { needsSecondFactor } from "#domain/staff/second-factor.ts";
import type { Env } from "../platform/env.server.ts";
import type { Edge } from "../platform/http/edge.server.ts";
import type { ServicesHandle } from "../platform/http/services-handle.server.ts";
import type { Services } from "../services.server.ts";
import { roleOf } from "./roles.server.ts";
import { bringsSignedSession } from "./signed-session.server.ts";

/**
 * Reads who sends a large body. Changes nothing about the session, and decides nothing else: the page that takes the body
 * checks its sender again.
 */
export function largeBodySender(env: Env, handle: ServicesHandle<Services>): Edge["largeBodySender"] {
	return async (headers) => {
		// Most strangers cost no query.
		if (!bringsSignedSession(env, headers)) return { ok: false, code: "unauthorized" };
		const services = handle.current;
		if (!services) return { ok: false, code: "unavailable" };
		const current = await services.auth.api.getSession({ headers, query: { disableRefresh: true } });
		if (!current) return { ok: false, code: "unauthorized" };
		const { user, session } = current;
		const role = await roleOf(services, user.id);
		const end = sessionEnd(role, session);
		if (services.clock() >= end.at) {
			return { ok: false, code: end.cause === "inactivity" ? "session_inactive" : "unauthorized" };
		}
		const owesFactor = user.twoFactorEnabled || needsSecondFactor(role, env.requiresSecondFactor);
		if (!mayOpenDashboard(role) || (!session.factor && owesFactor)) return { ok: false, code: "forbidden" };
		return { ok: true, account: user.id };
	};
}
