import { funnelPath } from "../funnels/funnel-config.ts";
import { productSlugs } from "../products/products.ts";

/** Pages that are no use to somebody who comes from a search: they stay out of indexes and the sitemap. */
const unlistedPaths: ReadonlySet<string> = new Set(
	productSlugs.flatMap((slug) => [funnelPath(slug, "offer"), funnelPath(slug, "book")]),
);

/** Apart from the registry, which knows every state: route modules ask it in the browser's build too. */
export function isListed(path: string): boolean {
	return !unlistedPaths.has(path);
}
