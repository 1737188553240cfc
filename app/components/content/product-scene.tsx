import type { ProductSlug } from "#domain/products/products.ts";
import { productScenes } from "../illustrations/product-scenes.tsx";

export function ProductScene({ slug }: { slug: ProductSlug }) {
	const Scene = productScenes[slug];
	return <Scene />;
}
