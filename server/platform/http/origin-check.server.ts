import { isIP } from "node:net";
import type { Env } from "../env.server.ts";
import type { EdgeMiddleware } from "./edge.server.ts";
import { refuse } from "./refusal.server.ts";

const readingMethods = ["GET", "HEAD"];

/**
 * True if a request comes from a page of this site. Outside production, an Origin that matches the Host header counts
 * too, because people try the site out under an address of their local network. Public names don't: their owner could
 * point them at this machine and call it from their own page.
 */
export function isOwnOrigin(headers: Headers, { siteOrigin, mode }: Pick<Env, "siteOrigin" | "mode">): boolean {
	const origin = headers.get("origin");
	if (origin === null) return headers.get("sec-fetch-site") === "same-origin";
	if (origin === siteOrigin) return true;
	if (mode === "production" || !URL.canParse(origin)) return false;
	return origin === `http://${headers.get("host")?.toLowerCase()}` && isLocalName(new URL(origin).hostname);
}

/** An address, or a name that only the local network resolves. */
function isLocalName(hostname: string): boolean {
	return isIP(hostname.replace(/^\[|\]$/g, "")) > 0 || !hostname.includes(".") || hostname.endsWith(".local");
}

/** @param exempt paths that other sites may call */
export function checkOrigin(env: Pick<Env, "siteOrigin" | "mode">, exempt: readonly string[]): EdgeMiddleware {
	return async (c, next) => {
		if (readingMethods.includes(c.req.method) || exempt.includes(c.req.path)) return next();
		return isOwnOrigin(c.req.raw.headers, env) ? next() : refuse("wrong_origin");
	};
}
