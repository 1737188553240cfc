import type { DiscStyle } from "./disc-test.ts";
import type { Journey } from "./journey.ts";

/** The profile as its visitor may see it: everything that we store. */
export interface OwnProfile {
	/** One of the names in `visitor-model.ts`. */
	persona: string;
	/** From 0 to 1. */
	confidence: number;
	scores: Partial<Record<DiscStyle, number>>;
	journey: Journey;
	contact_submission_id: string | null;
	created_at: string;
	updated_at: string;
}
