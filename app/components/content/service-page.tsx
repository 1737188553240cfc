import { ServiceNotice } from "#app/features/location/service-notice.tsx";
import type { Crumb } from "#app/seo/structured-data.ts";
import { agency } from "#content/agency.ts";
import type { ServicePageContent } from "#content/schema.ts";
import { servicePath } from "#domain/site/pages.ts";
import { type ServiceSlug, serviceSlugs } from "#domain/site/services.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { CallToAction } from "./call-to-action.tsx";
import { NameLinks, PictureCards } from "./card-links.tsx";
import { ContactActions } from "./contact-actions.tsx";
import { ContentBand } from "./content-bands.tsx";
import { Disclosures } from "./disclosures.tsx";
import { ExampleFigure } from "./example-figure.tsx";
import { FaqList } from "./faq-list.tsx";
import { Fit } from "./fit-section.tsx";
import { NetWorthOptions } from "./net-worth-options.tsx";
import { type FrameCopy, PageHero } from "./page-hero.tsx";
import { Paragraphs } from "./rich-text.tsx";
import { Cards, Steps } from "./section-blocks.tsx";
import { ServiceScene } from "./service-scene.tsx";

export interface ServiceProps {
	slug: ServiceSlug;
	content: ServicePageContent;
	frame: FrameCopy;
	labels: Messages["pages"]["service"];
	crumbs: readonly Crumb[];
	/** The other services by name, each with a sentence. */
	related: readonly { slug: ServiceSlug; name: string; text: string }[];
	/** Pages that go deeper into this service, or begin with it. */
	ways: readonly { path: string; name: string }[];
	/** Only where each state has a page of its own. */
	states?: readonly { path: string; name: string }[] | undefined;
}

export function ServicePage({ slug, content, frame, labels, crumbs, related, ways, states }: ServiceProps) {
	const booking = agency.booking[slug];
	const { whatItIs, fit, steps, costs, example, faqs, disclosures } = content;
	return (
		<>
			<PageHero
				frame={frame}
				crumbs={crumbs}
				title={content.title}
				lead={content.lead}
				picture={<ServiceScene slug={slug} />}
			>
				<ContactActions frame={frame} booking={booking} />
				<ServiceNotice service={slug} />
			</PageHero>
			<ContentBand id="what-it-is" title={whatItIs.title}>
				<Paragraphs texts={whatItIs.paragraphs} className="max-w-[44rem]" />
			</ContentBand>
			<ContentBand id="fit" title={fit.title} tone="sand" wide>
				<Fit copy={fit} />
				{content.netWorthOptions && (
					<div className="mt-8">
						<NetWorthOptions copy={content.netWorthOptions} close={labels.close} />
					</div>
				)}
			</ContentBand>
			<ContentBand id="how-it-works" title={steps.title} wide>
				<Steps items={steps.items} />
			</ContentBand>
			<ContentBand id="costs" title={costs.title} tone="sand" wide>
				<Paragraphs texts={[costs.intro]} className="mb-8 max-w-[44rem]" />
				<Cards items={costs.items} />
			</ContentBand>
			<ContentBand id="example" title={example.title} tone="mist" wide>
				<ExampleFigure copy={example} labels={labels} />
			</ContentBand>
			<ContentBand id="faqs" title={faqs.title}>
				<FaqList items={faqs.items} />
			</ContentBand>
			{states && (
				<ContentBand id="states" title={labels.states} joined wide>
					<Paragraphs texts={[labels.statesLead]} className="mb-6 max-w-[44rem]" />
					<NameLinks entries={states} short />
				</ContentBand>
			)}
			<ContentBand id="ways" title={labels.ways.title} tone="sand">
				<NameLinks entries={ways} />
			</ContentBand>
			<Disclosures {...disclosures} />
			<CallToAction frame={frame} copy={content.callToAction} booking={booking} />
			<ContentBand id="related" title={labels.related} tone="sand" wide>
				<PictureCards
					cards={related.map((other) => ({
						path: servicePath(other.slug),
						name: other.name,
						text: other.text,
						picture: <ServiceScene slug={other.slug} />,
					}))}
				/>
			</ContentBand>
		</>
	);
}

/** Three to go on with: those that are presented next to this one. */
export function relatedServices(slug: ServiceSlug): ServiceSlug[] {
	const start = serviceSlugs.indexOf(slug);
	return [1, 2, 3].map((step) => serviceSlugs[(start + step) % serviceSlugs.length] as ServiceSlug);
}
