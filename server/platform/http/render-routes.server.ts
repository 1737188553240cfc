import { randomBytes } from "node:crypto";
import type { Handler } from "hono";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import { postPath } from "#domain/blog/blog-paths.ts";
import { missingPostSlug } from "#domain/blog/post-slug.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { contentSecurityPolicy, nonceSources, policyNow } from "./content-security-policy.server.ts";
import { type Edge, type EdgeTypes, isApiPath, missingPageHeader, privatePath } from "./edge.server.ts";
import { isDatabaseReachable } from "./health.server.ts";
import type { KeptPages } from "./kept-pages.server.ts";
import { wholeRequest } from "./read-body.server.ts";
import { refusalOfStatus, refuse, retryAfterSeconds } from "./refusal.server.ts";
import { createStandardPages, type StandardPage, type StandardPages } from "./standard-pages.server.ts";

/** Handles all requests for routes: React Router's pages on request, actions and resource routes. */
export function renderRoutes(edge: Edge, handle: RouterHandler, pages: StandardPages): Handler<EdgeTypes> {
	return async (c) => {
		// In development there is no policy, and a nonce on Vite's elements would break hydration.
		const nonce = edge.mode === "production" ? randomBytes(16).toString("base64url") : null;
		const context: RouterContextProvider = edge.routerContext({
			id: c.get("requestId"),
			ip: c.get("address"),
			userAgent: c.req.header("user-agent") ?? "",
			log: c.get("log"),
			nonce,
			page: nonce ? "addressed" : null,
			render: (path) => handle(new Request(edge.env.siteOrigin + path), context),
		});
		const response = await handle(wholeRequest(c), context);
		const missing = response.headers.get(missingPageHeader);
		if (missing) return pages.respond(c, missing as StandardPage, refuse("not_found"));
		const status = response.status === 500 && !(await isDatabaseReachable(edge.services)) ? 503 : response.status;
		if (isApiPath(c.req.path) && status >= 400 && !(await isCodedError(response))) {
			const allow = response.headers.get("allow");
			return refuse(refusalOfStatus(status), allow ? { headers: { Allow: allow } } : {});
		}
		const headers = new Headers(response.headers);
		if (status === 503 && !headers.has("Retry-After")) headers.set("Retry-After", String(retryAfterSeconds));
		if (isApiPath(c.req.path) || privatePath.test(c.req.path) || status >= 500) {
			headers.set("Cache-Control", "no-store");
		} else if (!headers.has("Cache-Control")) {
			headers.set("Cache-Control", "private, no-cache");
		}
		if (nonce && headers.get("Content-Type")?.startsWith("text/html")) {
			headers.set(
				"Content-Security-Policy",
				contentSecurityPolicy(policyNow(edge), nonceSources(nonce), privatePath.test(c.req.path) ? "staff" : "public"),
			);
		}
		return new Response(response.body, { status, headers });
	};
}

export type RouterHandler = ReturnType<typeof routerHandler>;

export function routerHandler({ build, mode, metrics }: Edge) {
	const handle = createRequestHandler(
		typeof build === "function" ? async () => trustingOrigins(await build()) : trustingOrigins(build),
		mode,
	);
	return (...request: Parameters<typeof handle>) => {
		metrics.countRender();
		return handle(...request);
	};
}

/**
 * Renders standard pages without a nonce, because they are cached. They have the header and the footer of the home
 * page.
 */
export function standardPages(edge: Edge, handle: RouterHandler, kept: Pick<KeptPages, "versionOf">): StandardPages {
	async function render(page: StandardPage, locale: Locale) {
		const facts = { id: `page ${page}`, ip: "", userAgent: "", log: edge.log, nonce: null, page };
		const path = page === "missingPost" ? postPath(missingPostSlug) : "/404";
		const response = await handle(new Request(`${edge.env.siteOrigin}/${locale}${path}`), edge.routerContext(facts));
		const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
		return isPage ? await response.text() : null;
	}
	return createStandardPages(edge, { render, versionOf: (locale) => kept.versionOf(`/${locale}`) });
}

/**
 * React Router compares a form's Origin with the address of its own socket. Behind a TLS proxy that is http, so every
 * form would be refused. The edge has already compared it with the site's real origin.
 */
function trustingOrigins(build: ServerBuild): ServerBuild {
	return { ...build, allowedActionOrigins: ["**"] };
}

/** True if an error response is already JSON with a code. */
async function isCodedError(response: Response): Promise<boolean> {
	if (!response.headers.get("Content-Type")?.startsWith("application/json")) return false;
	const body: unknown = await response
		.clone()
		.json()
		.catch(() => null);
	return typeof body === "object" && body !== null && ("error" in body || "code" in body);
}
