import type { ProductPageContent } from "#content/schema.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { AssumedFigures } from "./assumed-figures.tsx";
import { TableFrame } from "./content-table.tsx";
import { FigureMark } from "./figure-mark.tsx";

type ExampleCopy = Record<"assumptions" | "limits" | "line" | "figure" | "figures", string>;

/** The figures of a product's example, as a table. */
export function ExampleFigure({
	content,
	copy,
	product,
}: {
	content: NonNullable<ProductPageContent["example"]>;
	copy: ExampleCopy;
	product: ProductSlug;
}) {
	return (
		<AssumedFigures content={content} copy={copy} source={<FigureMark product={product} assumptions="assumptions" />}>
			<TableFrame id="example" caption={copy.figures}>
				<thead>
					<tr className="bg-ink-900 text-white">
						<th scope="col" className="px-5 py-3 text-left font-semibold">
							{copy.line}
						</th>
						<th scope="col" className="px-5 py-3 text-right font-semibold">
							{copy.figure}
						</th>
					</tr>
				</thead>
				<tbody>
					{content.rows.map(({ label, value }) => (
						<tr key={label} className="border-t border-ink-100">
							<th scope="row" className="px-5 py-3.5 text-left font-normal">
								{label}
							</th>
							<td className="px-5 py-3.5 text-right font-serif text-lg leading-snug font-semibold text-ink-900">
								{value}
							</td>
						</tr>
					))}
				</tbody>
			</TableFrame>
		</AssumedFigures>
	);
}
