import { reportPath } from "./content-security-policy.server.ts";
import { type Edge, type EdgeMiddleware, intakePath, isApiPath, privatePath } from "./edge.server.ts";
import type { LoadLevel } from "./load-gauge.server.ts";
import { refuse } from "./refusal.server.ts";
import type { StandardPages } from "./standard-pages.server.ts";

/** Brings leads in, or is needed for it. The scheduler's messages count as leads. */
const intakePaths = [
	intakePath,
	"/functions/captcha-challenge",
	"/functions/form-opened",
	"/functions/booking-webhook",
];

/** Nobody misses these. */
const dispensablePaths = ["/functions/geolocation", "/functions/events", "/functions/profile", reportPath];

/** True if a request brings in a lead: a call of a form's script, or a form posted to its own page. */
export function isIntake(method: string, path: string): boolean {
	return intakePaths.includes(path) || (method === "POST" && !isApiPath(path) && !privatePath.test(path));
}

function isShed(level: LoadLevel, method: string, path: string): boolean {
	if (level === "normal" || isIntake(method, path)) return false;
	return level === "extreme" || dispensablePaths.includes(path);
}

/** Answers 503 while the process is overloaded, so that leads still come in. Pages from memory are served before. */
export function shedLoad({ load }: Pick<Edge, "load">, pages: StandardPages): EdgeMiddleware {
	return async (c, next) => {
		const { method, path } = c.req;
		if (!isShed(load(), method, path)) return next();
		return isApiPath(path) ? refuse("unavailable") : pages.respond(c, "busy", refuse("unavailable"));
	};
}
