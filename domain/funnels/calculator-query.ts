import { toQuery } from "../calculators/inputs-query.ts";
import { calculatorOf, type ProductSlug } from "../products/products.ts";
import { inputsOfFunnel } from "./funnel-inputs.ts";
import type { FunnelAnswers } from "./funnel-progress.ts";

/**
 * Opens the calculator with the inputs of a funnel's estimate, so that it shows the same one: `service=iul&age=40…`. Only
 * the product, if the calculator does not take the answers.
 * @param state two letters; null if the visitor has not stated any
 */
export function calculatorQuery(slug: ProductSlug, answers: FunnelAnswers, state: string | null): string {
	const given = inputsOfFunnel(`${slug}/calc`, answers, state);
	if (!given) return `service=${calculatorOf(slug)}`;
	return toQuery(given.inputs, { isStateAssumed: given.assumed.includes("state") });
}
