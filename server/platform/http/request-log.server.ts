import { randomUUID } from "node:crypto";
import { withoutPreviewToken } from "#domain/blog/desk-address.ts";
import { clientAddress } from "./client-address.server.ts";
import type { Edge, EdgeMiddleware } from "./edge.server.ts";
import { proxyWarning } from "./undeclared-proxy.server.ts";

/** Requested every few seconds, or many times for one page: logged only at the debug level. */
const quietPath = /^\/(?:assets\/|healthz$|readyz$)/;

/**
 * Gives each request an id, sends it in a header, and logs one line when the request is done. The line omits the query
 * and the address, because both can identify the visitor, and the token of a preview link, because it opens a draft.
 */
export function requestLog({ env, log }: Edge): EdgeMiddleware {
	const warnOfProxy = proxyWarning(env, log);
	return async (c, next) => {
		const started = performance.now();
		const requestId = randomUUID();
		const requestLog = log.child({ requestId });
		c.set("requestId", requestId);
		c.set("log", requestLog);
		const forwardedFor = c.req.header("x-forwarded-for");
		const address = clientAddress(c.env?.incoming?.socket.remoteAddress, forwardedFor, env.trustedProxies);
		c.set("address", address);
		warnOfProxy(address, forwardedFor);
		await next();
		c.res.headers.set("X-Request-Id", requestId);
		const line = {
			method: c.req.method,
			path: withoutPreviewToken(c.req.path).slice(0, 200),
			status: c.res.status,
			ms: Math.round(performance.now() - started),
		};
		requestLog[quietPath.test(c.req.path) ? "debug" : "info"](line, "request");
	};
}
