import { type FunnelPage, funnelPages, funnelPath } from "../funnels/funnel-config.ts";
import { productSlugs } from "../products/products.ts";
import { isOneOf, locationPath } from "../site/pages.ts";

/** Old addresses without a language, and those of printed matter. */
export const unlocalizedPaths = [
	"/about",
	"/services",
	"/services/*",
	"/calculator",
	"/licensing",
	"/privacy",
	"/compliance",
	"/state-compliance",
	"/test-disc",
	"/daytona",
	"/post/fe-jacksonville",
] as const;

/** Where such an address leads: to the English page. */
export function redirectFor(path: string): string {
	if (path === "/daytona") return `/en${locationPath("daytona-beach")}`;
	if (path === "/post/fe-jacksonville") return `/en${locationPath("jacksonville")}`;
	return `/en${path}`;
}

/** `/es/lp/iul` and its kind are short for a page of that service's funnel. */
export const shortcuts = funnelPages;

/** @returns undefined where no such service is offered */
export function shortcutFor(locale: string, page: FunnelPage, service: string | undefined): string | undefined {
	return isOneOf(productSlugs, service) ? `/${locale}${funnelPath(service, page)}` : undefined;
}
