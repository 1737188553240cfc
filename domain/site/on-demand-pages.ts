import { funnelPath } from "../funnels/funnel-config.ts";
import { screenParameters } from "../funnels/funnel-query.ts";
import { quoteFunnelIds, quotePath } from "../funnels/quote-funnels.ts";
import { productSlugs } from "./services.ts";

/**
 * Pages that are rendered once for everybody, but answer when asked: an address that carries one of these names in its
 * query is rendered for its reader. By path without the language.
 */
const onDemandPages: Readonly<Record<string, readonly string[]>> = {
	"/calculator": ["service", "state", "annualIncome", "balance1"],
	...Object.fromEntries(
		[...productSlugs.map((slug) => funnelPath(slug, "calc")), ...quoteFunnelIds.map(quotePath)].map((path) => [
			path,
			screenParameters,
		]),
	),
};

/** @param path with its language; a request of the router's own ends in `.data` */
export function isOnDemand(path: string, queryNames: Iterable<string>): boolean {
	const names = onDemandPages[path.replace(/^\/[a-z]{2}(?=\/)/, "").replace(/\.data$/, "")];
	return names !== undefined && [...queryNames].some((name) => names.includes(name));
}
