import type { EdgeMiddleware } from "./edge.server.ts";

/** Asks search engines not to list any response. They must be able to fetch it, so `robots.txt` stays as it is. */
export const keepOutOfSearch: EdgeMiddleware = async (c, next) => {
	await next();
	c.res.headers.set("X-Robots-Tag", "noindex");
};
