import { createHash, timingSafeEqual } from "node:crypto";
import type { Context, Hono } from "hono";
import { isLoopbackHost } from "../loopback.server.ts";
import type { Edge, EdgeTypes } from "./edge.server.ts";
import { uncached } from "./health.server.ts";

/** A proxy on this machine adds one of them. Without any, its visitors would look like this machine. */
const forwardingHeaders = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];

/** Answers `/metrics` for whoever has the token, and for this machine. Everybody else gets a missing page. */
export function addMetrics(app: Hono<EdgeTypes>, { env, metrics, readMetrics }: Edge): void {
	app.get("/metrics", async (c, next) => {
		if (!hasToken(c, env.metricsToken) && !isLocal(c)) return next();
		return c.body(await readMetrics(), 200, { ...uncached, "Content-Type": metrics.registry.contentType });
	});
}

function hasToken(c: Context<EdgeTypes>, token: string): boolean {
	const [, given = ""] = /^Bearer (\S+)$/i.exec(c.req.header("authorization") ?? "") ?? [];
	return token !== "" && timingSafeEqual(digest(given), digest(token));
}

function isLocal(c: Context<EdgeTypes>): boolean {
	return isLoopbackHost(c.get("address")) && forwardingHeaders.every((name) => c.req.header(name) === undefined);
}

const digest = (text: string) => createHash("sha256").update(text).digest();
