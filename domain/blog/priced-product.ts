import { isPremiumProduct, type PremiumProduct } from "../rates/rate-table.ts";
import type { PostSummary } from "./published-post.ts";

/** Posts about the law are for readers who want to know their rights. */
const withoutPrice = "your-rights";

/**
 * The product whose price the readers of a post may want. Its product says it; without one, its category or a tag that names a
 * product does, because term and whole life are none of the products of posts.
 */
export function pricedProduct({
	product,
	category,
	tags,
}: Pick<PostSummary, "product" | "category" | "tags">): PremiumProduct | null {
	if (category === withoutPrice) return null;
	const names = product ? [product] : [category, ...tags];
	return names.map((name) => name.replaceAll(/[ -]/g, "_")).find(isPremiumProduct) ?? null;
}
