import type { ReactNode } from "react";
import { Disclosures } from "#app/components/content/disclosures.tsx";
import { FaqList } from "#app/components/content/faq-list.tsx";
import { PageSection } from "#app/components/content/page-sections.tsx";
import { Steps } from "#app/components/content/section-blocks.tsx";
import type { LandingSlug } from "#domain/site/pages.ts";
import { AnnuityLanding } from "./annuity-landing.tsx";
import { BurialLanding } from "./burial-landing.tsx";
import type { CampaignLandingProps } from "./campaign-landing-props.ts";
import { ClosingSection } from "./closing-section.tsx";
import { IndexedLifeLanding } from "./indexed-life-landing.tsx";

const openings: Readonly<Record<LandingSlug, (props: CampaignLandingProps) => ReactNode>> = {
	"final-expense": BurialLanding,
	iul: IndexedLifeLanding,
	fia: AnnuityLanding,
};

/** One message and one action. Each page opens in its own way, and all end alike. */
export function CampaignLanding(props: CampaignLandingProps) {
	const { slug, content, actionPath, call } = props;
	const { steps, faqs, disclosures, closing, action } = content;
	const Opening = openings[slug];
	return (
		<>
			<Opening {...props} />
			<PageSection id="steps" title={steps.title} tone="mist" wide>
				<Steps items={steps.items} />
			</PageSection>
			<PageSection id="faqs" title={faqs.title}>
				<FaqList items={faqs.items} />
			</PageSection>
			<Disclosures {...disclosures} />
			<ClosingSection copy={closing} action={{ path: actionPath, label: action }} call={call} />
		</>
	);
}
