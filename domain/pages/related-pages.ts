import { quoteFunnels } from "../funnels/quote-funnels.ts";
import type { ProductSlug } from "../products/products.ts";
import { pagesOf } from "./page-registry.ts";

const productKinds = ["calc", "caseStudy", "landing", "lp", "book", "offer"] as const;

/** The key of the link's message. */
export type RelatedKind = (typeof productKinds)[number] | "quote" | "appointment";

/** The pages that a product page links to. A quote or a first figure comes before more information. */
export function relatedPages(product: ProductSlug): { kind: RelatedKind; path: string }[] {
	return [
		...pagesOf("quote")
			.filter(({ slug }) => quoteFunnels[slug].product === product)
			.map(({ slug, path }) => ({ kind: slug === "fia-appointment" ? "appointment" : "quote", path }) as const),
		...productKinds.flatMap((kind) =>
			pagesOf(kind)
				.filter(({ slug }) => slug === product)
				.map(({ path }) => ({ kind, path })),
		),
	];
}
