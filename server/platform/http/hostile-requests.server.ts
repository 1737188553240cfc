import type { EdgeMiddleware } from "./edge.server.ts";
import { refuse, refuseMethod } from "./refusal.server.ts";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];
const maxUrlLength = 8192;

/** Refuses requests that no browser sends, before any other code handles them. */
export const refuseHostileRequests: EdgeMiddleware = async (c, next) => {
	if (!methods.includes(c.req.method)) return refuseMethod(...methods);
	const { pathname, search } = new URL(c.req.url);
	// Programs on the way may each believe another one.
	const hosts = c.env?.incoming?.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === "host");
	if (hosts && hosts.length > 1) return refuse("bad_request");
	if (pathname.length + search.length > maxUrlLength) return refuse("uri_too_long");
	// PostgreSQL can't store null characters, so an address with one would fail when it is stored.
	if (/%00/.test(search) || !isPlain(pathname)) return refuse("bad_request");
	return next();
};

/** A line break would end a header that repeats the path, such as a redirect's. */
function isPlain(pathname: string): boolean {
	try {
		return !/\p{Cc}/u.test(decodeURIComponent(pathname));
	} catch {
		return false;
	}
}
