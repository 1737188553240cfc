import { quoteFunnels } from "../funnels/quote-funnels.ts";
import type { ProductSlug } from "../products/products.ts";
import { pagesOf } from "./page-registry.ts";

const productKinds = ["caseStudy", "landing", "lp", "calc", "book", "offer"] as const;

/** Names a message: why a visitor would go there. */
export type RelatedKind = (typeof productKinds)[number] | "quote" | "appointment";

/** Where the page of a product leads those who want to know more, or to begin. */
export function relatedPages(product: ProductSlug): { kind: RelatedKind; path: string }[] {
	return [
		...productKinds.flatMap((kind) =>
			pagesOf(kind)
				.filter(({ slug }) => slug === product)
				.map(({ path }) => ({ kind, path })),
		),
		...pagesOf("quote")
			.filter(({ slug }) => quoteFunnels[slug].service === product)
			.map(({ slug, path }) => ({ kind: slug === "fia-appointment" ? "appointment" : "quote", path }) as const),
	];
}
