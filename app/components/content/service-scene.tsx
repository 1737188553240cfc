import type { ReactNode } from "react";
import { servicePath } from "#domain/site/pages.ts";
import { type ServiceSlug, serviceSlugs } from "#domain/site/services.ts";
import { productScenes } from "../illustrations/product-scenes.tsx";
import { parseRichText } from "./parse-rich-text.ts";

export function ServiceScene({ slug }: { slug: ServiceSlug }) {
	const Scene = productScenes[slug];
	return <Scene />;
}

/** The picture of the first service that a text links to. */
export function linkedServiceScene(text: string): ReactNode {
	const paths = parseRichText(text).map((part) => part.kind === "page" && part.path);
	const slug = serviceSlugs.find((candidate) => paths.includes(servicePath(candidate)));
	return slug && <ServiceScene slug={slug} />;
}
