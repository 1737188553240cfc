import type { ProductSlug } from "#domain/products/products.ts";
import { PlainLinks } from "./card-links.tsx";
import { PageSection } from "./page-sections.tsx";
import { Paragraphs } from "./rich-text.tsx";
import { WithoutFigures } from "./without-figures.tsx";

export interface WrittenQuotesCopy {
	title: string;
	text: string;
	action: string;
}

/** Stands in place of figures that the owner has switched off: an agent brings written quotes. */
export function WrittenQuotes({
	copy,
	product,
	path = "/#contact",
}: {
	copy: WrittenQuotesCopy;
	product: ProductSlug;
	path?: string;
}) {
	return (
		<PageSection id="quotes" title={copy.title} tone="mist">
			<Paragraphs texts={[copy.text]} className="max-w-[44rem]" />
			<PlainLinks entries={[{ path, name: copy.action }]} className="mt-5 print:hidden" />
			<WithoutFigures product={product} />
		</PageSection>
	);
}
