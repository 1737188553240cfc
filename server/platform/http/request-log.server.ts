import { randomBytes } from "node:crypto";
import { withoutPreviewToken } from "#domain/blog/desk-address.ts";
import { clientAddress } from "./client-address.server.ts";
import type { Edge, EdgeMiddleware } from "./edge.server.ts";
import { isAsset } from "./security-headers.server.ts";
import { proxyWarning } from "./undeclared-proxy.server.ts";

/** Requested every few seconds, or many times for one page: logged only at the debug level. */
export function isQuietPath(path: string): boolean {
	return /^\/(?:assets\/|healthz$|readyz$|metrics$)/.test(path);
}

/** The path as the log has it: without the token of a preview link, which opens a draft. */
export const loggedPath = (path: string): string => withoutPreviewToken(path).slice(0, 200);

/** Differs between processes and starts. */
const ofProcess = randomBytes(6).toString("hex");
let requests = 0;

/** A number for each request costs less than a random id, and is as good for finding its lines in the log. */
export function nextRequestId(): string {
	requests++;
	return `${ofProcess}-${requests.toString(36)}`;
}

/**
 * Gives each request an id, sends it in a header, and logs one line when the request is done. The line omits the query
 * and the address, because both can identify the visitor.
 */
export function requestLog({ env, log, metrics }: Edge): EdgeMiddleware {
	const warnOfProxy = proxyWarning(env, log);
	return async (c, next) => {
		const started = performance.now();
		const requestId = nextRequestId();
		const requestLog = log.child({ requestId });
		c.set("requestId", requestId);
		c.set("log", requestLog);
		const forwardedFor = c.req.header("x-forwarded-for");
		const address = clientAddress(c.env?.incoming?.socket.remoteAddress, forwardedFor, env.trustedProxies);
		c.set("address", address);
		warnOfProxy(address, forwardedFor);
		await next();
		metrics.countRequest(c.req.path, c.res.status);
		if (!(isAsset(c.req.path) && c.res.status < 400)) c.res.headers.set("X-Request-Id", requestId);
		const line = {
			method: c.req.method,
			path: loggedPath(c.req.path),
			status: c.res.status,
			ms: Math.round(performance.now() - started),
		};
		requestLog[isQuietPath(c.req.path) ? "debug" : "info"](line, "request");
	};
}
