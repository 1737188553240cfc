import { addressUses, networksOf } from "../networks.server.ts";
import { type Edge, type EdgeMiddleware, isApiPath } from "./edge.server.ts";
import { refuse } from "./refusal.server.ts";
import { refuseExcess } from "./refuse-excess.server.ts";
import { isIntake } from "./shed-load.server.ts";
import type { StandardPages } from "./standard-pages.server.ts";

/** One browser has six connections; a data request may join them. */
const maxAtOncePerHost = 8;

/**
 * Limits what one host and its network may have rendered or answered by the router, which costs a hundred times what a
 * page from memory does. The intake has limits of its own.
 */
export function limitRendering(
	{ limiter, limits }: Pick<Edge, "limiter" | "limits">,
	pages: StandardPages,
): EdgeMiddleware {
	const running = new Map<string, number>();
	return async (c, next) => {
		const { method, path } = c.req;
		if (isIntake(method, path)) return next();
		const address = c.get("address");
		const { host } = networksOf(address);
		const atOnce = running.get(host) ?? 0;
		const excess =
			atOnce >= maxAtOncePerHost
				? refuse("rate_limited", { headers: { "Retry-After": "5" } })
				: refuseExcess(limiter, addressUses(isApiPath(path) ? limits.calls : limits.pages, address));
		if (excess) return isApiPath(path) ? excess : pages.respond(c, "busy", excess);
		running.set(host, atOnce + 1);
		try {
			await next();
		} finally {
			const left = (running.get(host) ?? 1) - 1;
			if (left > 0) running.set(host, left);
			else running.delete(host);
		}
	};
}
