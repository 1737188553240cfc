import { useClaims } from "#app/browser/page-frame.tsx";
import { soldPart } from "#app/browser/sales-parts.ts";
import { CallToAction } from "#app/components/content/call-to-action.tsx";
import { type NamedPage, NameLinks, PlainLinks } from "#app/components/content/card-links.tsx";
import { ContactActions } from "#app/components/content/contact-actions.tsx";
import { Disclosures } from "#app/components/content/disclosures.tsx";
import { EnglishDocuments } from "#app/components/content/english-documents.tsx";
import { ExampleFigure } from "#app/components/content/example-figure.tsx";
import { FaqList } from "#app/components/content/faq-list.tsx";
import { Folded } from "#app/components/content/folded.tsx";
import { GrowthExample, type GrowthExampleProps } from "#app/components/content/growth-example.tsx";
import { MarkedPoints } from "#app/components/content/marked-points.tsx";
import { Modal } from "#app/components/content/modal.tsx";
import { type FrameCopy, PageHero } from "#app/components/content/page-hero.tsx";
import { PageSection } from "#app/components/content/page-sections.tsx";
import { ProductScene } from "#app/components/content/product-scene.tsx";
import { Paragraphs, RichText } from "#app/components/content/rich-text.tsx";
import { Cards, Points, Steps } from "#app/components/content/section-blocks.tsx";
import { WrittenQuotes, type WrittenQuotesCopy } from "#app/components/content/written-quotes.tsx";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { StateNotice } from "#app/features/location/state-notice.tsx";
import { PriceCard, type PriceCardProps } from "#app/features/quick-price/price-card.tsx";
import type { Crumb } from "#app/seo/structured-data.ts";
import { agency } from "#content/agency.ts";
import type { ProductPageContent } from "#content/schema.ts";
import { claimStatus } from "#domain/claims/claims.ts";
import { hasFigures } from "#domain/claims/figures.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { type ProductSlug, productSlugs } from "#domain/products/products.ts";
import type { Messages } from "#i18n/messages.server.ts";

export interface ProductPageProps {
	locale: Locale;
	slug: ProductSlug;
	content: ProductPageContent;
	frame: FrameCopy;
	copy: Messages["pages"]["service"];
	crumbs: readonly Crumb[];
	/** Other products. */
	related: readonly NamedPage[];
	/** Pages with more about this product, or that start its funnel. Without a price, the first one is the main way on. */
	furtherPages: readonly NamedPage[];
	/** Null for a product without a premium. */
	price: PriceCardProps | null;
	/** Null for a product whose figures are no growth, or not shown. */
	growth: GrowthExampleProps | null;
	/** In place of an example that is not shown. */
	quotes: WrittenQuotesCopy;
	/** Only for the product with state pages. */
	states?: readonly NamedPage[] | undefined;
}

export function ProductPage({
	locale,
	slug,
	content,
	frame,
	copy,
	crumbs,
	related,
	furtherPages,
	price,
	growth,
	quotes,
	states,
}: ProductPageProps) {
	const claims = useClaims();
	const isTalkAllowed = slug !== "debt-action" || claimStatus(claims, "debtConsultation") !== "withheld";
	const booking = isTalkAllowed ? agency.booking[slug] : null;
	const { whatItIs, fit, steps, costs, example, faqs, disclosures } = content;
	return (
		<>
			<PageHero
				frame={frame}
				crumbs={crumbs}
				title={content.title}
				lead={content.lead}
				illustration={<ProductScene slug={slug} />}
			>
				{price ? <PriceCard {...price} className="mt-4 sm:mt-6" /> : <MainWay page={furtherPages[0]} />}
				{growth && <GrowthExample {...growth} product={slug} />}
				<ContactActions frame={frame} booking={booking} quiet />
				<StateNotice product={slug} />
				<EnglishDocuments locale={locale} className="mt-2 text-sm" />
			</PageHero>
			<PageSection id="what-it-is" title={whatItIs.title}>
				<WhatItIs paragraphs={whatItIs.paragraphs} limits={limitsAtEnd[slug]} more={copy.more} />
			</PageSection>
			<PageSection id="fit" title={fit.title} tone="sand" wide>
				<Fit copy={fit} />
				{content.netWorthOptions && (
					<div className="mt-8">
						<NetWorthOptions copy={content.netWorthOptions} close={copy.close} />
					</div>
				)}
			</PageSection>
			<PageSection id="how-it-works" title={steps.title} wide>
				<Steps items={steps.items} folded />
			</PageSection>
			<PageSection id="costs" title={costs.title} tone="sand" wide>
				<Paragraphs texts={[costs.intro]} className="mb-8 max-w-[44rem]" />
				<Cards items={costs.items} />
			</PageSection>
			{example ? (
				<div {...soldPart.mark(slug)}>
					<PageSection id="example" title={example.title} tone="mist" wide>
						<ExampleFigure content={example} copy={copy} product={slug} />
					</PageSection>
				</div>
			) : (
				!hasFigures(slug, claims) && <WrittenQuotes copy={quotes} product={slug} />
			)}
			<PageSection id="faqs" title={faqs.title}>
				<FaqList items={faqs.items} />
			</PageSection>
			{states && (
				<PageSection id="states" title={copy.states} joined wide>
					<Paragraphs texts={[copy.statesLead]} className="mb-6 max-w-[44rem]" />
					<NameLinks entries={states} short />
				</PageSection>
			)}
			<PageSection id="ways" title={copy.ways.title} tone="sand">
				<PlainLinks entries={furtherPages} className="sm:grid-cols-2" />
			</PageSection>
			<Disclosures {...disclosures} />
			<CallToAction frame={frame} copy={content.callToAction} booking={booking} quiet />
			<PageSection id="related" title={copy.related} tone="sand">
				<PlainLinks entries={related} className="sm:grid-cols-2" />
			</PageSection>
		</>
	);
}

/** The three products that follow this one in the list. */
export function relatedProducts(slug: ProductSlug): ProductSlug[] {
	const start = productSlugs.indexOf(slug);
	return [1, 2, 3].map((step) => productSlugs[(start + step) % productSlugs.length] as ProductSlug);
}

/** The button of the page's main way on. A page with a price has the button of its card instead. */
function MainWay({ page }: { page: NamedPage | undefined }) {
	if (!page) return null;
	return (
		<div {...soldPart.mark("")} className="mt-5 sm:mt-8 print:hidden">
			<SiteLink path={page.path} className={buttonStyle("primary", "min-h-14 px-7 max-sm:w-full")}>
				{page.name}
				<Icon name="arrow-right" className="size-4" />
			</SiteLink>
		</div>
	);
}

/** How many paragraphs at the end of "What it is" say what the product doesn't do. Limits are never folded. */
const limitsAtEnd: Readonly<Record<ProductSlug, number>> = {
	"term-life": 1,
	"whole-life": 1,
	"final-expense": 1,
	iul: 2,
	fia: 2,
	ibc: 1,
	"debt-action": 0,
};

/** The first paragraph and the limits; what explains more is folded. */
function WhatItIs({ paragraphs, limits, more }: { paragraphs: readonly string[]; limits: number; more: string }) {
	const end = paragraphs.length - limits;
	return (
		<div className="grid max-w-[44rem] gap-5">
			<Paragraphs texts={paragraphs.slice(0, 1)} />
			<Folded title={more}>
				<Paragraphs texts={paragraphs.slice(1, end)} className="px-4 pb-4" />
			</Folded>
			{limits > 0 && <Paragraphs texts={paragraphs.slice(end)} />}
		</div>
	);
}

/** Who a product suits and who it does not, with equal weight. */
function Fit({ copy }: { copy: ProductPageContent["fit"] }) {
	return (
		<div className="grid gap-5 md:grid-cols-2 lg:gap-6">
			<Side title={copy.forTitle} points={copy.for} kind="yes" />
			<Side title={copy.notForTitle} points={copy.notFor} kind="no" />
		</div>
	);
}

function Side({ title, ...points }: { title: string; points: readonly string[]; kind: "yes" | "no" }) {
	return (
		<div className="rounded-xl bg-white p-6 shadow-sm sm:p-8">
			<h3 className="text-xl">{title}</h3>
			<MarkedPoints {...points} />
		</div>
	);
}

/** The options for high net worth, in a dialog. */
function NetWorthOptions({ copy, close }: { copy: NonNullable<ProductPageContent["netWorthOptions"]>; close: string }) {
	return (
		<Modal id="net-worth" open={copy.open} title={copy.title} close={close}>
			<p className="mt-4">
				<RichText text={copy.intro} />
			</p>
			<div className="mt-8 grid gap-6 md:grid-cols-2">
				{copy.options.map(({ title, text, points }) => (
					<section key={title} aria-label={title} className="rounded-lg bg-sand-100 p-6">
						<h3 className="text-xl">{title}</h3>
						<p className="mt-2 mb-5">
							<RichText text={text} />
						</p>
						<Points items={points.map((point) => ({ text: point }))} />
					</section>
				))}
			</div>
			<p className="mt-8 border-l-4 border-sun-300 pl-4">
				<RichText text={copy.note} />
			</p>
		</Modal>
	);
}
