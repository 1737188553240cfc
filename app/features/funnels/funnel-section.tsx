import type { ReactNode } from "react";
import { ProductScene } from "#app/components/content/product-scene.tsx";
import { Container } from "#app/components/ui/section.tsx";
import type { ProductSlug } from "#domain/products/products.ts";

/** The layout of a funnel page: its topic beside its form. */
export function FunnelSection({
	product,
	title,
	lead,
	children,
}: {
	product: ProductSlug;
	title: string;
	lead: string;
	children: ReactNode;
}) {
	return (
		<div className="grow bg-sand-100">
			<Container className="grid gap-8 py-8 sm:py-12 lg:grid-cols-[2fr_3fr] lg:gap-16 lg:py-16">
				<div>
					<h1 className="text-2xl sm:text-3xl">{title}</h1>
					<p className="mt-3 sm:mt-4 sm:text-lg">{lead}</p>
					<div aria-hidden="true" className="mt-8 overflow-hidden rounded-xl max-lg:hidden">
						<ProductScene slug={product} />
					</div>
				</div>
				<div className="min-w-0">{children}</div>
			</Container>
		</div>
	);
}
