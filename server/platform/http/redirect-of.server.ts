import type { IncomingHttpHeaders } from "node:http";
import { redirectFor, unlocalizedPaths } from "#domain/pages/redirects.ts";
import type { Edge } from "./edge.server.ts";

interface Redirect {
	status: number;
	/** Names and values of its headers in turn. */
	fields: string[];
}

const unlocalized = new Set<string>(unlocalizedPaths);

/**
 * The redirect of an address without a query, which the application gives as well. Undefined if only the application knows:
 * for another spelling, and for old addresses of articles and services, which are patterns of the router.
 */
export function redirectOf(
	path: string,
	{ cookie, "accept-language": languages }: IncomingHttpHeaders,
	requestLocale: Edge["requestLocale"],
): Redirect | undefined {
	if (path === "/") {
		const headers = new Headers({ ...(cookie && { cookie }), ...(languages && { "accept-language": languages }) });
		return found(`/${requestLocale(headers)}`);
	}
	if (unlocalized.has(path)) return found(redirectFor(path));
	// The application merges slashes and resolves dots.
	if (!path.endsWith("/") || /\/[./]/.test(path) || path.startsWith("/assets/")) return undefined;
	return { status: 308, fields: ["Location", path.slice(0, -1)] };
}

function found(location: string): Redirect {
	return { status: 302, fields: ["Location", location, "Cache-Control", "private, no-cache"] };
}
