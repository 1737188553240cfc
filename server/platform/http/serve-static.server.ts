import { isOnDemand } from "#domain/pages/on-demand-pages.ts";
import { chooseEncoding, type EncodingName } from "./content-encoding.server.ts";
import type { EdgeMiddleware } from "./edge.server.ts";
import { refuse } from "./refusal.server.ts";
import type { StaticFile, StaticFiles } from "./static-files.server.ts";

/**
 * Answers from memory what the build has made: assets, public files and prerendered pages, whatever their query says
 * unless the page answers to it. Everything else, and a form posted to a prerendered page, goes on to the router.
 */
export function serveStatic(files: StaticFiles): EdgeMiddleware {
	return async (c, next) => {
		const { path, method } = c.req;
		if (method !== "GET" && method !== "HEAD") return next();
		const file = files.get(path);
		if (file && !isOnDemand(path, new URL(c.req.url).searchParams.keys())) return answer(file, c.req.raw);
		// The router would take `assets` for an unknown language and send a script's request to a page.
		if (path.startsWith("/assets/")) return refuse("not_found");
		if (path.length > 1 && path.endsWith("/")) return c.redirect(withoutTrailingSlash(c.req.url), 308);
		return next();
	};
}

function answer(file: StaticFile, request: Request): Response {
	const encoding = chooseEncoding(
		request.headers.get("accept-encoding") ?? undefined,
		Object.keys(file.compressed) as EncodingName[],
	);
	const copy = (encoding && file.compressed[encoding]) || file.plain;
	const headers: Record<string, string> = { ...file.headers, ETag: copy.etag };
	if (isKnown(copy.etag, request.headers.get("if-none-match"))) {
		delete headers["Content-Type"];
		return new Response(null, { status: 304, headers });
	}
	headers["Content-Length"] = String(copy.body.byteLength);
	if (encoding) headers["Content-Encoding"] = encoding;
	return new Response(request.method === "HEAD" ? null : copy.body, { headers });
}

/** A proxy that compresses again weakens the tag it passes on; it still names the same copy. */
function isKnown(etag: string, ifNoneMatch: string | null): boolean {
	if (!ifNoneMatch) return false;
	return ifNoneMatch.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));
}

/** Leading slashes become one: two would name another host. */
function withoutTrailingSlash(url: string): string {
	const { pathname, search } = new URL(url);
	return pathname.replace(/^\/+/, "/").replace(/(?<=.)\/+$/, "") + search;
}
