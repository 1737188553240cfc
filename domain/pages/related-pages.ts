import { quoteFunnels } from "../funnels/quote-funnels.ts";
import type { ProductSlug } from "../products/products.ts";
import { pagesOf } from "./page-registry.ts";

/** A quote or a first figure comes before an appointment, and that before more information. */
const kinds = ["quote", "calc", "appointment", "caseStudy", "landing", "lp", "book", "offer"] as const;

/** The key of the link's message. */
export type RelatedKind = (typeof kinds)[number];

interface RelatedPage {
	kind: RelatedKind;
	path: string;
}

/** The pages that a product page links to. On a page without a price, the first one is the main way on. */
export function relatedPages(product: ProductSlug): RelatedPage[] {
	const quotes = pagesOf("quote")
		.filter(({ slug }) => quoteFunnels[slug].product === product)
		.map(({ slug, path }) => ({ kind: slug === "fia-appointment" ? "appointment" : "quote", path }) as const);
	return kinds.flatMap((kind): RelatedPage[] => {
		if (kind === "quote" || kind === "appointment") return quotes.filter((page) => page.kind === kind);
		return pagesOf(kind)
			.filter(({ slug }) => slug === product)
			.map(({ path }) => ({ kind, path }));
	});
}
