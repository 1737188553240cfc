import type { LandingContent } from "#content/schema.ts";
import type { LabelledBar, LabelledYear } from "#content/stories.server.ts";
import type { LandingSlug } from "#domain/site/pages.ts";
import { AnnuityLanding } from "./annuity-landing.tsx";
import { BurialLanding } from "./burial-landing.tsx";
import { IndexedLifeLanding } from "./indexed-life-landing.tsx";
import type { StoryLabels } from "./story-labels.ts";

export interface LandingProps {
	slug: LandingSlug;
	content: LandingContent;
	bars: readonly LabelledBar[];
	years: readonly LabelledYear[];
	labels: StoryLabels;
	/** Where the one action leads. */
	actionPath: string;
	call: string;
}

/** One message and one action; each page is drawn for its own reader. */
export function LandingPage(props: LandingProps) {
	switch (props.slug) {
		case "final-expense":
			return <BurialLanding {...props} />;
		case "iul":
			return <IndexedLifeLanding {...props} />;
		case "fia":
			return <AnnuityLanding {...props} />;
	}
}
