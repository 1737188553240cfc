import type { ReactNode } from "react";
import type { Crumb } from "#app/seo/structured-data.ts";
import { agency } from "#content/agency.ts";
import type { LocationsContent } from "#content/schema.ts";
import type { CitySlug } from "#domain/site/pages.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { Container } from "../ui/section.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { type NamedPage, NameLinks } from "./card-links.tsx";
import { ContactActions } from "./contact-actions.tsx";
import { type FrameCopy, PageHero } from "./page-hero.tsx";
import { PageSection } from "./page-sections.tsx";
import { Paragraphs, RichText } from "./rich-text.tsx";

export function LocationPage({
	content,
	frame,
	copy,
	crumbs,
	illustration,
	card,
	map,
	products,
	others,
}: {
	content: LocationsContent["cities"][CitySlug];
	frame: FrameCopy;
	copy: Messages["pages"]["location"];
	crumbs: readonly Crumb[];
	illustration: ReactNode;
	/** The form for a price; null while prices are not shown. */
	card: ReactNode;
	/** Where the city lies. */
	map: ReactNode;
	products: readonly NamedPage[];
	others: readonly NamedPage[];
}) {
	const booking = agency.booking.general;
	return (
		<>
			<PageHero frame={frame} crumbs={crumbs} title={content.title} lead={content.lead} illustration={illustration}>
				{card}
				<ContactActions frame={frame} booking={booking} quiet={card !== null} />
			</PageHero>
			<Container className="grid gap-12 py-14 lg:grid-cols-[7fr_5fr] lg:gap-16 lg:py-20">
				<Paragraphs texts={content.paragraphs} className="max-w-[44rem] content-start" />
				<div className="self-start overflow-hidden rounded-xl bg-sand-100">
					<div className="print:hidden">{map}</div>
					<ul className="grid gap-7 p-6 sm:p-8">
						{content.facts.map(({ title, text }) => (
							<li key={title}>
								<h2 className="text-lg">{title}</h2>
								<p className="mt-1">
									<RichText text={text} />
								</p>
							</li>
						))}
					</ul>
				</div>
			</Container>
			<PageSection id="services" title={copy.services} tone="mist">
				<NameLinks entries={products} />
			</PageSection>
			<CallToAction frame={frame} copy={copy.contact} booking={booking} />
			<PageSection id="other-cities" title={copy.others} tone="sand" wide>
				<NameLinks entries={others} short />
			</PageSection>
		</>
	);
}
