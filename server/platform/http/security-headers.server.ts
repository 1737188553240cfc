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

export function setSecurityHeaders(env: PolicyEnv): EdgeMiddleware {
	const headers = Object.entries(securityHeaders(env));
	return async (c, next) => {
		await next();
		for (const [name, value] of headers) {
			if (!c.res.headers.has(name)) c.res.headers.set(name, value);
		}
	};
}
