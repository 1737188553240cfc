import type { MiddlewareFunction } from "react-router";

/** Excludes private pages from caches and search engines. */
export const privatePage: MiddlewareFunction<Response> = async (_, next) => {
	const response = await next();
	response.headers.set("Cache-Control", "no-store");
	response.headers.set("X-Robots-Tag", "noindex");
	return response;
};
