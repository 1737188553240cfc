import { type FunnelPage, funnelPages, funnelPath } from "../funnels/funnel-config.ts";
import { productSlugs } from "../products/products.ts";
import { isOneOf, locationPath } from "../site/pages.ts";

/** Old URLs without a language, and those in printed material. */
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

/** Such a URL redirects to the English page. */
export function redirectFor(path: string): string {
	if (path === "/daytona") return `/en${locationPath("daytona-beach")}`;
	if (path === "/post/fe-jacksonville") return `/en${locationPath("jacksonville")}`;
	return `/en${path}`;
}

/** URLs such as `/es/lp/iul` are short for a page of that product's funnel. */
export const shortcuts = funnelPages;

/** @returns undefined for an unknown product */
export function shortcutFor(locale: string, page: FunnelPage, product: string | undefined): string | undefined {
	return isOneOf(productSlugs, product) ? `/${locale}${funnelPath(product, page)}` : undefined;
}
