import { soldPart } from "#app/browser/sales-parts.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { FigureMark } from "./figure-mark.tsx";

export interface GrowthExampleProps {
	/** What is paid in and for how long, and that it is hypothetical. */
	title: string;
	/** One for each assumed rate, 0% included. */
	lines: readonly { name: string; value: string }[];
	limits: readonly string[];
}

/**
 * What payments would come to, near the top of a product's page. All rates have the same size, and the limits stand with
 * them. The page's example has the same figures, with all that they assume.
 */
export function GrowthExample({ product, title, lines, limits }: GrowthExampleProps & { product: ProductSlug }) {
	return (
		<figure
			{...soldPart.mark(product)}
			id="growth"
			className="m-0 mt-5 rounded-xl border border-ink-200 bg-white p-4 shadow-lg sm:mt-8 sm:p-5 print:hidden"
		>
			<figcaption className="font-medium text-ink-900">{title}</figcaption>
			<dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 xl:grid-cols-4">
				{lines.map(({ name, value }) => (
					<div key={name}>
						<dt className="leading-snug">{name}</dt>
						<dd className="font-serif text-lg leading-snug font-semibold whitespace-nowrap text-ink-900">{value}</dd>
					</div>
				))}
			</dl>
			<FigureMark product={product} assumptions="assumptions" />
			<p className="mt-2">{limits.join(" ")}</p>
		</figure>
	);
}
