import { quoteFunnels } from "../funnels/quote-funnels.ts";
import type { ProductSlug } from "../products/products.ts";
import { pagesOf } from "./page-registry.ts";

const productKinds = ["caseStudy", "landing", "lp", "calc", "book", "offer"] as const;

/** The key of the link's message. */
export type RelatedKind = (typeof productKinds)[number] | "quote" | "appointment";

/** The pages that a product page links to: more information, or the start of a funnel. */
export function relatedPages(product: ProductSlug): { kind: RelatedKind; path: string }[] {
	return [
		...productKinds.flatMap((kind) =>
			pagesOf(kind)
				.filter(({ slug }) => slug === product)
				.map(({ path }) => ({ kind, path })),
		),
		...pagesOf("quote")
			.filter(({ slug }) => quoteFunnels[slug].product === product)
			.map(({ slug, path }) => ({ kind: slug === "fia-appointment" ? "appointment" : "quote", path }) as const),
	];
}
