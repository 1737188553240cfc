import type { LandingContent } from "#content/schema.ts";
import type { LabeledBar, LabeledYear } from "#content/stories.server.ts";
import type { LandingSlug } from "#domain/site/pages.ts";
import { AnnuityLanding } from "./annuity-landing.tsx";
import { BurialLanding } from "./burial-landing.tsx";
import { IndexedLifeLanding } from "./indexed-life-landing.tsx";
import type { StoryCopy } from "./story-copy.ts";

export interface CampaignLandingProps {
	slug: LandingSlug;
	content: LandingContent;
	bars: readonly LabeledBar[];
	years: readonly LabeledYear[];
	labels: StoryCopy;
	/** Where the one action leads. */
	actionPath: string;
	call: string;
}

/** One message and one action; each page is drawn for its own reader. */
export function CampaignLanding(props: CampaignLandingProps) {
	switch (props.slug) {
		case "final-expense":
			return <BurialLanding {...props} />;
		case "iul":
			return <IndexedLifeLanding {...props} />;
		case "fia":
			return <AnnuityLanding {...props} />;
	}
}
