import { quotePath } from "#domain/funnels/quote-funnels.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { productPath } from "#domain/site/pages.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { productSceneNames } from "../content/product-scene.tsx";
import { DrawnScene } from "../illustrations/drawn-scene.tsx";
import { Icon } from "../ui/icon.tsx";
import { Section, SectionHeading } from "../ui/section.tsx";
import { SiteLink } from "../ui/site-link.tsx";

const cards = ["term-life", "whole-life", "final-expense", "iul", "fia", "ibc"] as const satisfies ProductSlug[];

/** Cards that lead to another page than the product's own. */
const pathOf: Partial<Record<ProductSlug, string>> = { "term-life": quotePath("term-life-quote") };

type ProductsCopy = Messages["home"]["products"];

export function ProductsSection({
	title,
	copy,
	names,
}: {
	title: string;
	copy: ProductsCopy;
	names: Record<ProductSlug, string>;
}) {
	return (
		<Section
			id="products"
			tone="sand"
			className="deferred-layout [--height:101rem] sm:[--height:128rem] lg:[--height:102rem]"
		>
			<SectionHeading id="products" title={title} lead={copy.lead} />
			<ul className="mt-6 grid grid-cols-2 gap-3 sm:mt-12 sm:gap-6 lg:grid-cols-3 lg:gap-8">
				{cards.map((slug) => (
					<li key={slug} id={slug} className="flex flex-col overflow-hidden rounded-xl bg-white shadow-sm">
						<div className="max-sm:h-20 max-sm:overflow-hidden">
							<DrawnScene scene={productSceneNames[slug]} className="w-full max-sm:h-full" />
						</div>
						<CardText slug={slug} title={names[slug]} copy={copy} />
					</li>
				))}
			</ul>
			<p className="mt-5 max-w-[60rem] text-xs text-ink-600 sm:mt-6 sm:text-sm">{copy.disclaimer}</p>
		</Section>
	);
}

function CardText({ slug, title, copy }: { slug: ProductSlug; title: string; copy: ProductsCopy }) {
	const { text, note } = copy.items[slug];
	return (
		<div className="flex grow flex-col px-3.5 pt-3 pb-1 wrap-anywhere hyphens-auto sm:p-7 sm:hyphens-none">
			<h3 className="text-base sm:text-xl">{title}</h3>
			<p className="mt-1.5 text-xs sm:mt-3 sm:text-base">{text}</p>
			<p className="mt-1.5 mb-1 text-[0.8125rem] leading-snug text-ink-600 sm:mt-3 sm:mb-5 sm:text-xs">{note}</p>
			<SiteLink
				path={pathOf[slug] ?? productPath(slug)}
				className="mt-auto inline-flex min-h-11 items-center gap-2 self-start text-sm font-semibold text-coral-700 sm:text-base underline-offset-4 hover:underline"
			>
				{copy.learnMore}
				<span className="sr-only">: {title}</span>
				<Icon name="arrow-right" />
			</SiteLink>
		</div>
	);
}
