import { funnelPath } from "../funnels/funnel-config.ts";
import { productSlugs } from "../products/products.ts";

/** Pages that do not help visitors from a search engine. They are not indexed and not in the sitemap. */
const unlistedPaths: ReadonlySet<string> = new Set(
	productSlugs.flatMap((slug) => [funnelPath(slug, "offer"), funnelPath(slug, "book")]),
);

/** Not in the registry, because route modules use it in the browser and the registry imports all states. */
export function isListed(path: string): boolean {
	return !unlistedPaths.has(path);
}
