import type { EdgeMiddleware } from "./edge.server.ts";
import { refuse, refuseMethod } from "./refusal.server.ts";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];
const maxUrlLength = 8192;

/** Turns away what no browser sends, before anything behind has to think of it. */
export const refuseHostileRequests: EdgeMiddleware = async (c, next) => {
	if (!methods.includes(c.req.method)) return refuseMethod(...methods);
	const { pathname, search } = new URL(c.req.url);
	if (pathname.length + search.length > maxUrlLength) return refuse("uri_too_long");
	// PostgreSQL can't store a null character; wherever an address ended up, it would fail late.
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
