import { prefilledCoverage } from "#domain/calculators/funeral-costs.ts";
import type { FunnelStep } from "#domain/funnels/funnel-config.ts";
import type { FunnelAnswers } from "#domain/funnels/funnel-progress.ts";
import type { ChoiceOption } from "../questions/choice-input.tsx";

/** A question in the reader's language. */
export type FunnelQuestion = FunnelStep & {
	label: string;
	hint: string;
	choices?: readonly ChoiceOption[];
	/** The suggested answer until the visitor changes it: the cost of a funeral in their state plus a fifth. */
	suggests?: "funeral" | undefined;
	/** Other words for the label after certain answers to an earlier question. */
	labelAfter?: { question: string; labels: Readonly<Record<string, string>> } | undefined;
};

/** The question as this visitor should read it. */
export function labelOf({ label, labelAfter }: FunnelQuestion, answers: FunnelAnswers): string {
	return labelAfter?.labels[answers[labelAfter.question] ?? ""] ?? label;
}

/** The answer as shown in the question's field. */
export function startingAnswer(question: FunnelQuestion, answers: FunnelAnswers): string {
	const given = answers[question.name];
	if (given) return given;
	const suggested = question.suggests && prefilledCoverage(answers.state ?? "");
	return String(suggested ?? ("initial" in question ? question.initial : undefined) ?? "");
}
