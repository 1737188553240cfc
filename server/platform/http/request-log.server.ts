import { randomUUID } from "node:crypto";
import { clientAddress } from "./client-address.server.ts";
import type { Edge, EdgeMiddleware } from "./edge.server.ts";

/** Asked every few seconds by machines, or many times for one page: worth a line only while debugging. */
const quietPath = /^\/(?:assets\/|healthz$|readyz$)/;

/**
 * Gives each request an id of our own, answers with it, and writes one line when it is done. The line leaves out the
 * query and the address: both can tell who asked.
 */
export function requestLog({ env, log }: Edge): EdgeMiddleware {
	return async (c, next) => {
		const started = performance.now();
		const requestId = randomUUID();
		const requestLog = log.child({ requestId });
		c.set("requestId", requestId);
		c.set("log", requestLog);
		c.set(
			"address",
			clientAddress(c.env?.incoming?.socket.remoteAddress, c.req.header("x-forwarded-for"), env.trustedProxies),
		);
		await next();
		c.res.headers.set("X-Request-Id", requestId);
		const line = {
			method: c.req.method,
			path: c.req.path.slice(0, 200),
			status: c.res.status,
			ms: Math.round(performance.now() - started),
		};
		requestLog[quietPath.test(c.req.path) ? "debug" : "info"](line, "request");
	};
}
