import { Circle, Ellipse, G, Path, Svg } from "@react-pdf/renderer";
import type { ComponentProps, ComponentType } from "react";
import type { ProductSlug } from "#domain/products/products.ts";
import scenes from "./cover-scenes.json" with { type: "json" };

interface Shape {
	tag: string;
	props: Record<string, string>;
	children?: Shape[];
}

type DrawnElement = ComponentType<ComponentProps<typeof G>>;

const elements = { path: Path, circle: Circle, ellipse: Ellipse, g: G } as unknown as Record<string, DrawnElement>;
const shapesOfProduct: Record<ProductSlug, unknown> = scenes;

/** The illustration of a product's pages. */
export function CoverScene({ product, width }: { product: ProductSlug; width: number }) {
	return (
		<Svg viewBox="0 0 400 220" width={width} height={(width * 220) / 400}>
			<Shapes shapes={shapesOfProduct[product] as Shape[]} />
		</Svg>
	);
}

function Shapes({ shapes }: { shapes: readonly Shape[] }) {
	return shapes.map(({ tag, props, children }, index) => {
		const Element = elements[tag];
		if (!Element) return null;
		return (
			// biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a drawing keep their order
			<Element key={index} {...props}>
				{children && <Shapes shapes={children} />}
			</Element>
		);
	});
}
