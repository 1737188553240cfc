import type { Crumb } from "#app/seo/structured-data.ts";
import { agency } from "#content/agency.ts";
import type { StatePageContent } from "#content/schema.ts";
import { BenchScene } from "../illustrations/bench-scene.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { NameLinks } from "./card-links.tsx";
import { ContactActions } from "./contact-actions.tsx";
import { Disclosures } from "./disclosures.tsx";
import { FaqList } from "./faq-list.tsx";
import { type FrameCopy, PageHero } from "./page-hero.tsx";
import { PageSection, PageSections } from "./page-sections.tsx";
import { StateFacts, type StateFactsProps } from "./state-facts.tsx";

interface Entry {
	path: string;
	name: string;
}

export interface StatePageProps {
	content: StatePageContent;
	frame: FrameCopy;
	crumbs: readonly Crumb[];
	facts: StateFactsProps;
	services: readonly Entry[];
	disclosures: readonly string[];
	others: readonly Entry[];
}

/** Final expense insurance in one state. Prints as one document: facts, text, questions and disclosures. */
export function StatePage({ content, frame, crumbs, facts, services, disclosures, others }: StatePageProps) {
	const booking = agency.booking["final-expense"];
	const { labels } = facts;
	return (
		<>
			<PageHero frame={frame} crumbs={crumbs} title={content.title} lead={content.lead} illustration={<BenchScene />}>
				<ContactActions frame={frame} booking={booking} />
			</PageHero>
			<StateFacts {...facts} />
			<PageSections sections={content.sections} />
			<PageSection id="faqs" title={content.faqs.title} joined={endsOnWhite(content)}>
				<FaqList items={content.faqs.items} />
			</PageSection>
			<PageSection id="products" title={labels.products} tone="mist">
				<NameLinks entries={services} />
			</PageSection>
			<Disclosures title={labels.disclosures} items={disclosures} />
			<CallToAction frame={frame} copy={content.callToAction} booking={booking} />
			<div className="print:hidden">
				<PageSection id="other-states" title={labels.others} tone="sand" wide>
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
