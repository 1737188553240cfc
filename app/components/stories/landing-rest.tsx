import type { LandingContent } from "#content/schema.ts";
import { ContentBand } from "../content/content-bands.tsx";
import { Disclosures } from "../content/disclosures.tsx";
import { FaqList } from "../content/faq-list.tsx";
import { Steps } from "../content/section-blocks.tsx";
import { ClosingBand } from "./closing-band.tsx";

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
			<ContentBand id="steps" title={steps.title} tone="mist" wide>
				<Steps items={steps.items} />
			</ContentBand>
			<ContentBand id="faqs" title={faqs.title}>
				<FaqList items={faqs.items} />
			</ContentBand>
			<Disclosures {...disclosures} />
			<ClosingBand copy={closing} action={{ path: actionPath, label: action }} call={call} />
		</>
	);
}
