import { productSlugs } from "../products/products.ts";
import { isOneOf } from "../site/pages.ts";
import { type FunnelStep, funnelConfigs } from "./funnel-config.ts";
import { quoteFunnelIds, quoteFunnels } from "./quote-funnels.ts";

/** The questions of a funnel as leads name it: `term-life-quote`, `iul/calc`. Undefined for a page without questions. */
export function stepsOfFunnel(funnel: string): readonly FunnelStep[] | undefined {
	if (isOneOf(quoteFunnelIds, funnel)) return quoteFunnels[funnel].steps;
	const [product, page] = funnel.split("/");
	return page === "calc" && isOneOf(productSlugs, product) ? funnelConfigs[product].steps : undefined;
}
