import type { ReactNode } from "react";
import type { Crumb } from "#app/seo/structured-data.ts";
import { agency } from "#content/agency.ts";
import type { StatePageContent } from "#content/schema.ts";
import { StateMap } from "../illustrations/state-map.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { type NamedPage, NameLinks } from "./card-links.tsx";
import { ContactActions } from "./contact-actions.tsx";
import { Disclosures } from "./disclosures.tsx";
import { FaqList } from "./faq-list.tsx";
import { type FrameCopy, PageHero } from "./page-hero.tsx";
import { PageSection, PageSections } from "./page-sections.tsx";
import { StateFacts, type StateFactsProps } from "./state-facts.tsx";
import { StatePrices, type StatePricesProps } from "./state-prices.tsx";

export interface StatePageProps {
	content: StatePageContent;
	frame: FrameCopy;
	crumbs: readonly Crumb[];
	/** The postal code, and the office if it is there. */
	place: { state: string; city: string | null };
	facts: StateFactsProps;
	/** Null where no figures may be shown. */
	prices: StatePricesProps | null;
	products: readonly NamedPage[];
	disclosures: readonly string[];
	others: readonly NamedPage[];
	/** Why nothing may be sold in the state. The page then explains, and offers nothing. */
	refusal: ReactNode;
	/** The form for a price; null where none may be shown. */
	card: ReactNode;
}

/** Final expense insurance in one state. Prints as one document: facts, text, questions and disclosures. */
export function StatePage({
	content,
	frame,
	crumbs,
	place,
	facts,
	prices,
	products,
	disclosures,
	others,
	refusal,
	card,
}: StatePageProps) {
	const booking = agency.booking["final-expense"];
	const { copy } = facts;
	return (
		<>
			<PageHero
				frame={frame}
				crumbs={crumbs}
				title={content.title}
				lead={content.lead}
				illustration={<StateMap code={place.state} marked={place.city} />}
			>
				{card}
				{refusal ? (
					<div className="mt-6 sm:mt-8">{refusal}</div>
				) : (
					<ContactActions frame={frame} booking={booking} quiet={card !== null} />
				)}
			</PageHero>
			<StateFacts {...facts} />
			{prices && <StatePrices {...prices} />}
			<PageSections sections={content.sections} />
			<PageSection id="faqs" title={content.faqs.title} joined={endsOnWhite(content)}>
				<FaqList items={content.faqs.items} />
			</PageSection>
			{!refusal && (
				<PageSection id="products" title={copy.products} tone="mist">
					<NameLinks entries={products} />
				</PageSection>
			)}
			<Disclosures title={copy.disclosures} items={disclosures} />
			{!refusal && <CallToAction frame={frame} copy={content.callToAction} booking={booking} quiet={card !== null} />}
			<div className="print:hidden">
				<PageSection id="other-states" title={copy.others} tone="sand" wide>
					<NameLinks entries={others} short />
				</PageSection>
			</div>
		</>
	);
}

function endsOnWhite({ sections }: StatePageContent): boolean {
	const layout = sections.at(-1)?.layout;
	return layout !== "cards" && layout !== "steps";
}
