import { quotePath } from "#domain/funnels/quote-funnels.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { productPath } from "#domain/site/pages.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { ProductScene } from "../content/product-scene.tsx";
import { Icon } from "../ui/icon.tsx";
import { Section, SectionHeading } from "../ui/section.tsx";
import { SiteLink } from "../ui/site-link.tsx";

const cards = ["term-life", "whole-life", "final-expense", "iul", "fia", "ibc"] as const satisfies ProductSlug[];

/** Cards that lead to another page than the product's own. */
const pathOf: Partial<Record<ProductSlug, string>> = { "term-life": quotePath("term-life-quote") };

type ProductsCopy = Messages["home"]["products"];

export function ProductsSection({ copy, names }: { copy: ProductsCopy; names: Record<ProductSlug, string> }) {
	return (
		<Section
			id="products"
			tone="sand"
			className="deferred-layout [--height:261rem] sm:[--height:292rem] md:[--height:152rem] lg:[--height:122rem]"
		>
			<SectionHeading id="products" title={copy.title} lead={copy.lead} />
			<ul className="mt-12 grid gap-6 md:grid-cols-2 lg:grid-cols-3 lg:gap-8">
				{cards.map((slug) => (
					<li key={slug} id={slug} className="flex flex-col overflow-hidden rounded-xl bg-white shadow-sm">
						<ProductScene slug={slug} />
						<CardText slug={slug} title={names[slug]} copy={copy} />
					</li>
				))}
			</ul>
			<div
				id="debt-action"
				className="mt-6 overflow-hidden rounded-xl bg-white shadow-sm md:grid md:grid-cols-[2fr_3fr] md:[&>svg]:h-full lg:mt-8"
			>
				<ProductScene slug="debt-action" />
				<CardText slug="debt-action" title={names["debt-action"]} copy={copy} />
			</div>
			<p className="mt-8 max-w-[60rem] text-sm text-ink-600">{copy.disclaimer}</p>
		</Section>
	);
}

function CardText({ slug, title, copy }: { slug: ProductSlug; title: string; copy: ProductsCopy }) {
	const { text, note } = copy.items[slug];
	return (
		<div className="flex grow flex-col p-6 sm:p-7">
			<h3 className="text-xl">{title}</h3>
			<p className="mt-3">{text}</p>
			<p className="mt-3 mb-5 text-xs text-ink-600">{note}</p>
			<SiteLink
				path={pathOf[slug] ?? productPath(slug)}
				className="mt-auto inline-flex min-h-11 items-center gap-2 self-start font-semibold text-coral-700 underline-offset-4 hover:underline"
			>
				{copy.learnMore}
				<span className="sr-only">: {title}</span>
				<Icon name="arrow-right" />
			</SiteLink>
		</div>
	);
}
