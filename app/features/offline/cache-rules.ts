import { offlinePath } from "#domain/pages/offline-page.ts";

/**
 * How the service worker answers a request. `asset`: a file whose name changes with its content, from the cache first.
 * `page`: from the server first, stored. `visit`: a page from the server first, never stored, because its address holds
 * answers. `network`: not the worker's business.
 */
export type CacheRule = "asset" | "page" | "visit" | "network";

/** Pages that depend on the visitor, and endpoints that programs call. */
const neverKept = /^\/(?:auth|account|admin|api|functions|health|csp-violation-report)(?:[/.]|$)/;
/** Messages of the chat and of islands, and the index of the search: pages need them like themselves. */
const dataOfPages = /^\/(?:chat-messages|parts|search-index)\/\w+\.json$/;

export function ruleFor(request: { method: string; mode: string; url: string }, origin: string): CacheRule {
	const url = new URL(request.url);
	if (request.method !== "GET" || url.origin !== origin || neverKept.test(url.pathname)) return "network";
	if (url.pathname.startsWith("/assets/")) return "asset";
	if (request.mode !== "navigate" && !dataOfPages.test(url.pathname)) return "network";
	return url.search === "" ? "page" : "visit";
}

/** Only whole responses that are the same for everybody. */
export function mayKeep(response: Pick<Response, "status" | "type" | "redirected" | "headers">): boolean {
	const control = response.headers.get("Cache-Control") ?? "";
	const isPublic = /\bpublic\b/.test(control) && !/no-store|private/.test(control);
	return response.status === 200 && response.type === "basic" && !response.redirected && isPublic;
}

/** The page that is shown without a connection, in the language of the address. */
export function offlinePageFor(pathname: string): string {
	return offlinePath(pathname.split("/")[1] ?? "");
}
