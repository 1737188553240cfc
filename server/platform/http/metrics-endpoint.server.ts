import { createHash, timingSafeEqual } from "node:crypto";
import type { Context, Hono } from "hono";
import type { Env } from "../env.server.ts";
import { isLoopbackHost } from "../loopback.server.ts";
import type { Edge, EdgeTypes } from "./edge.server.ts";
import { uncached } from "./health.server.ts";

/** The format of Prometheus. */
const contentType = "text/plain; version=0.0.4; charset=utf-8";

/** Proxies add some of them. */
const forwardingHeaders = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];

/** Answers `/metrics` for whoever has the token, and for this machine. Everybody else gets a missing page. */
export function addMetrics(app: Hono<EdgeTypes>, { env, readMetrics }: Edge): void {
	app.get("/metrics", async (c, next) => {
		if (!hasToken(c, env.metricsToken) && !isLocal(c, env)) return next();
		return c.body(await readMetrics(), 200, { ...uncached, "Content-Type": contentType });
	});
}

function hasToken(c: Context<EdgeTypes>, token: string): boolean {
	const [, given = ""] = /^Bearer (\S+)$/i.exec(c.req.header("authorization") ?? "") ?? [];
	return token !== "" && timingSafeEqual(digest(given), digest(token));
}

/**
 * True if a program on this machine asks, and no proxy on it whose visitors would look the same. Something ends TLS in front of
 * an encrypted site, so only if that is a proxy that is counted, which names each visitor, a request without a name is local.
 */
function isLocal(
	c: Context<EdgeTypes>,
	{ siteOrigin, trustedProxies }: Pick<Env, "siteOrigin" | "trustedProxies">,
): boolean {
	return (
		(trustedProxies > 0 || !siteOrigin.startsWith("https:")) &&
		[c.get("address"), new URL(c.req.url).hostname].every(isLoopbackHost) &&
		forwardingHeaders.every((name) => c.req.header(name) === undefined)
	);
}

const digest = (text: string) => createHash("sha256").update(text).digest();
