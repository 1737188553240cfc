import type { ReactNode } from "react";
import { type ProductSlug, productSlugs } from "#domain/products/products.ts";
import { productPath } from "#domain/site/pages.ts";
import { productScenes } from "../illustrations/product-scenes.tsx";
import { parseRichText } from "./parse-rich-text.ts";

export function ProductScene({ slug }: { slug: ProductSlug }) {
	const Scene = productScenes[slug];
	return <Scene />;
}

/** The illustration of the first product that the text links to. */
export function linkedProductScene(text: string): ReactNode {
	const paths = parseRichText(text).map((part) => part.kind === "page" && part.path);
	const slug = productSlugs.find((candidate) => paths.includes(productPath(candidate)));
	return slug && <ProductScene slug={slug} />;
}
