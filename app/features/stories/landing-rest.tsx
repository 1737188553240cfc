import { Disclosures } from "#app/components/content/disclosures.tsx";
import { FaqList } from "#app/components/content/faq-list.tsx";
import { PageSection } from "#app/components/content/page-sections.tsx";
import { Steps } from "#app/components/content/section-blocks.tsx";
import type { LandingContent } from "#content/schema.ts";
import { ClosingSection } from "./closing-section.tsx";

/** How every landing page ends: what pressing the button does, questions, what has to be said, and the button. */
export function LandingRest({
	content: { steps, faqs, disclosures, closing, action },
	actionPath,
	call,
}: {
	content: LandingContent;
	actionPath: string;
	call: string;
}) {
	return (
		<>
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
