import { contentSecurityPolicy, type PolicyEnv, reportPath } from "./content-security-policy.server.ts";
import type { EdgeMiddleware } from "./edge.server.ts";

/** The headers of every response. A page overrides Content-Security-Policy with its own. */
export function securityHeaders(env: PolicyEnv): Record<string, string> {
	return {
		"Content-Security-Policy": contentSecurityPolicy(env),
		"Reporting-Endpoints": `csp="${reportPath}"`,
		"Strict-Transport-Security": "max-age=31536000; includeSubDomains",
		"X-Content-Type-Options": "nosniff",
		"X-Frame-Options": "SAMEORIGIN",
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"Permissions-Policy": "geolocation=(), microphone=(), camera=(), payment=(), usb=()",
		"Cross-Origin-Opener-Policy": "same-origin",
		"Cross-Origin-Resource-Policy": "same-origin",
	};
}

/**
 * The headers of scripts, styles and typefaces. They are not documents, and a page fetches dozens, so each header
 * counts.
 */
export const assetHeaders = {
	"Strict-Transport-Security": "max-age=31536000; includeSubDomains",
	"X-Content-Type-Options": "nosniff",
	"Cross-Origin-Resource-Policy": "same-origin",
};

/**
 * Files of the build whose names change with their content. SVGs are excluded, because a browser can open one as a
 * document.
 */
export function isAsset(path: string): boolean {
	return /^\/assets\/[^/]+\.(?:js|css|woff2)$/.test(path);
}

export function setSecurityHeaders(env: PolicyEnv): EdgeMiddleware {
	const onDocuments = Object.entries(securityHeaders(env));
	const onAssets = Object.entries(assetHeaders);
	return async (c, next) => {
		await next();
		const headers = isAsset(c.req.path) && c.res.status < 400 ? onAssets : onDocuments;
		for (const [name, value] of headers) {
			if (!c.res.headers.has(name)) c.res.headers.set(name, value);
		}
	};
}
