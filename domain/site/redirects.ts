import { isOneOf, locationPath, servicePath } from "./pages.ts";
import { serviceSlugs } from "./services.ts";

/** Old addresses without a language, which lead to the English page. */
const unlocalized = ["/about", "/services", "/licensing", "/privacy", "/compliance", "/state-compliance", "/test-disc"];

/**
 * Where an address leads that is no page of its own.
 * @param path without a query, starting with `/`
 * @returns the new path, or undefined where there is none
 */
export function redirectFor(path: string): string | undefined {
	if (path === "/daytona") return `/en${locationPath("daytona-beach")}`;
	if (path === "/post/fe-jacksonville") return `/en${locationPath("jacksonville")}`;
	if (unlocalized.includes(path) || path.startsWith("/services/")) return `/en${path}`;
	return undefined;
}

const shortcuts = ["lp", "calc", "book", "offer"] as const;

/** `/es/lp/iul` and its kind lead to the page about that service. */
export function shortcutFor(locale: string, kind: string, service: string): string | undefined {
	return isOneOf(shortcuts, kind) && isOneOf(serviceSlugs, service) ? `/${locale}${servicePath(service)}` : undefined;
}
