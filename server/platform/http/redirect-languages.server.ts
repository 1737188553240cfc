import type { Edge, EdgeMiddleware } from "./edge.server.ts";

/**
 * Visitors of a page in a language that isn't offered get the English one. The language may come back, so nobody should
 * remember the redirect. A form that was open in it is still received.
 */
export function redirectLanguages({ offeredPath }: Pick<Edge, "offeredPath">): EdgeMiddleware {
	return async (c, next) => {
		const { pathname, search } = new URL(c.req.url);
		const isRead = c.req.method === "GET" || c.req.method === "HEAD";
		// The link of an email in the person's language confirms what they ask there.
		const path = isRead && !c.req.query("request") ? offeredPath(pathname) : undefined;
		if (path === undefined) return next();
		c.header("Cache-Control", "private, no-cache");
		return c.redirect(path + search, 302);
	};
}
