import type { EdgeMiddleware } from "./edge.server.ts";
import { refuse, refuseMethod } from "./refusal.server.ts";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];
const maxUrlLength = 8192;

/** Refuses requests that no browser sends, before any other code handles them. */
export const refuseHostileRequests: EdgeMiddleware = async (c, next) => {
	if (!methods.includes(c.req.method)) return refuseMethod(...methods);
	const { pathname, search } = new URL(c.req.url);
	if (pathname.length + search.length > maxUrlLength) return refuse("uri_too_long");
	// PostgreSQL can't store null characters, so an address with one would fail when it is stored.
	if (/%00/.test(search) || !isDecodable(pathname)) return refuse("bad_request");
	return next();
};

function isDecodable(pathname: string): boolean {
	try {
		return !decodeURIComponent(pathname).includes("\0");
	} catch {
		return false;
	}
}
