import type { WrittenQuotesCopy } from "#app/components/content/written-quotes.tsx";
import type { LandingContent } from "#content/schema.ts";
import type { LabeledBar, LabeledYear } from "#content/stories.server.ts";
import type { LandingSlug } from "#domain/site/pages.ts";
import type { StoryCopy } from "./story-copy.ts";

export interface CampaignLandingProps {
	slug: LandingSlug;
	content: LandingContent;
	bars: readonly LabeledBar[];
	years: readonly LabeledYear[];
	copy: StoryCopy;
	/** In place of figures that are withheld. */
	quotes: WrittenQuotesCopy;
	/** Where the one action leads. */
	actionPath: string;
	call: string;
}
