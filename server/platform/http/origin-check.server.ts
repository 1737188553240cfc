import type { Env } from "../env.server.ts";
import type { EdgeMiddleware } from "./edge.server.ts";
import { refuse } from "./refusal.server.ts";

const readingMethods = ["GET", "HEAD"];

/**
 * Whether a request comes from a page of this site. An Origin that matches the Host header counts too, because people
 * try the site out under an address of their local network.
 */
export function isOwnOrigin(headers: Headers, siteOrigin: string): boolean {
	const origin = headers.get("origin");
	if (origin === null) return headers.get("sec-fetch-site") === "same-origin";
	if (origin === siteOrigin) return true;
	const host = headers.get("host");
	return host !== null && URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}

/** @param exempt paths that other sites may call */
export function checkOrigin(env: Pick<Env, "siteOrigin">, exempt: readonly string[]): EdgeMiddleware {
	return async (c, next) => {
		if (readingMethods.includes(c.req.method) || exempt.includes(c.req.path)) return next();
		return isOwnOrigin(c.req.raw.headers, env.siteOrigin) ? next() : refuse("wrong_origin");
	};
}
