import type { FunnelStep } from "#domain/funnels/funnel-config.ts";
import type { ChoiceOption } from "../questions/choice-input.tsx";

/** A question in the reader's language. */
export type FunnelQuestion = FunnelStep & {
	label: string;
	hint: string;
	choices?: readonly ChoiceOption[];
};
