import type { MiddlewareFunction } from "react-router";

/** Neither caches nor search engines keep what one person alone may see. */
export const privatePage: MiddlewareFunction<Response> = async (_, next) => {
	const response = await next();
	response.headers.set("Cache-Control", "no-store");
	response.headers.set("X-Robots-Tag", "noindex");
	return response;
};
