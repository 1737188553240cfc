import { isOnDemand } from "#domain/pages/on-demand-pages.ts";
import { chooseEncoding, type EncodingName, encodedBody } from "./content-encoding.server.ts";
import { type PolicyEnv, policyNow } from "./content-security-policy.server.ts";
import type { Edge, EdgeMiddleware } from "./edge.server.ts";
import type { KeptPages } from "./kept-pages.server.ts";
import { refuse } from "./refusal.server.ts";
import { headersOf, type StaticFile } from "./static-files.server.ts";

/**
 * Serves from memory: assets, public files, pages from the build and cached pages. Assets of earlier versions are on disk. The query is ignored, unless it
 * makes the page render on request. All other requests go to the router, such as a form posted to a prerendered page,
 * and those for a page that can't be cached at the moment.
 */
export function serveStatic(
	edge: Pick<Edge, "env" | "files" | "findEarlierAsset" | "usesTagManager">,
	pages: Pick<KeptPages, "find">,
): EdgeMiddleware {
	return async (c, next) => {
		const { path, method } = c.req;
		if (method !== "GET" && method !== "HEAD") return next();
		if (!isOnDemand(path, new URL(c.req.url).searchParams.keys())) {
			const kept = pages.find(path);
			const file = kept === undefined ? edge.files.get(path) : await kept;
			if (file) return respondWithFile(file, c.req.raw, policyNow(edge));
		}
		// The router would read `assets` as an unknown language and redirect to a page.
		if (path.startsWith("/assets/")) {
			const earlier = await edge.findEarlierAsset?.(path);
			return earlier ? respondWithFile(earlier, c.req.raw, policyNow(edge)) : refuse("not_found");
		}
		if (path.length > 1 && path.endsWith("/")) return c.redirect(withoutTrailingSlash(c.req.url), 308);
		return next();
	};
}

/** The best copy of a file for a request. */
export async function respondWithFile(
	file: StaticFile,
	request: Request,
	policy: PolicyEnv,
	status = 200,
): Promise<Response> {
	const encoding = file.isCompressed ? chooseEncoding(request.headers.get("accept-encoding")) : undefined;
	const etag = etagOf(file, encoding);
	const headers: Record<string, string> = { ...headersOf(file, policy), ETag: etag };
	if (status === 200 && isKnown(etag, request.headers.get("if-none-match"))) {
		delete headers["Content-Type"];
		return new Response(null, { status: 304, headers });
	}
	const body = await encodedBody(file, encoding);
	headers["Content-Length"] = String(body.byteLength);
	if (encoding) headers["Content-Encoding"] = encoding;
	return new Response(request.method === "HEAD" ? null : body, { status, headers });
}

export function etagOf({ hash }: StaticFile, encoding: EncodingName | undefined): string {
	return encoding ? `"${hash}-${encoding}"` : `"${hash}"`;
}

/** A weak tag counts too: a proxy that compresses again weakens the tag of the same copy. */
export function isKnown(etag: string, ifNoneMatch: string | null | undefined): boolean {
	if (!ifNoneMatch) return false;
	return ifNoneMatch.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));
}

/** Merges leading slashes, because two would start another host's address. */
function withoutTrailingSlash(url: string): string {
	const { pathname, search } = new URL(url);
	return pathname.replace(/^\/+/, "/").replace(/(?<=.)\/+$/, "") + search;
}
