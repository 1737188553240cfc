import type { FunnelStep } from "#domain/funnels/funnel-step.ts";

/** A question in the reader's language. */
export type FunnelQuestion = FunnelStep & {
	label: string;
	hint: string;
	/** What may be chosen, where not any figure may. */
	choices?: readonly { value: string; label: string }[];
};
