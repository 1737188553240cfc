import { type ProductSlug, productSlugs } from "#domain/products/products.ts";

/** `/en/services/iul`, `/services/final-expense/texas`, `/es/funnels/fia/calc`, `/funnels/term-life-quote`. */
const productPage = /^(?:\/[a-z]{2})?\/(?:services|funnels|lp|calc|book|offer)\/([a-z-]+)/;

const slugOrFunnelOf = new RegExp(`^(${productSlugs.join("|")})(?:-(?:appointment|quote|landing|case-study))?$`);

/** The product that a page is about. */
export function productOfPage(path: string): ProductSlug | undefined {
	const [, page = ""] = productPage.exec(path) ?? [];
	const [, slug] = slugOrFunnelOf.exec(page) ?? [];
	return productSlugs.find((product) => product === slug);
}
