import { type DiscStyle, discStyles } from "./disc-test.ts";
import type { Journey } from "./journey.ts";
import { type StyleWeights, weightsOfChoice, weightsOfMessage, weightsOfPage } from "./style-weights.ts";

/** `undecided` before there is enough evidence, `balanced` if no style leads. */
export type Persona = DiscStyle | "balanced" | "undecided";

export interface VisitorProfile {
	/** The share of each style, 1 in total; all 0 while nothing is known. */
	scores: Record<DiscStyle, number>;
	persona: Persona;
	/** From 0 to 1. */
	confidence: number;
}

/** A page in view this long counts in full. */
const fullAttentionSeconds = 45;
/** Pages read first count more than later ones. */
const firstViews = 3;
const firstViewsWeight = 1.25;
/** A second view of a page counts less. */
const repeatedViewWeight = 0.5;
/** An action this early is a quick decision. */
const earlyViews = 2;
const earlyChoice: StyleWeights = { D: 0.4 };
/** A page read slowly to its end, and a page that was skimmed. */
const thoroughReading: StyleWeights = { C: 0.2, S: 0.15 };
const skimming: StyleWeights = { D: 0.1 };
/** The sixteen answers of the test outweigh any browsing. */
const testAnswerWeight = 0.75;
/** Less than this does not count as evidence. */
const minEvidence = 0.75;
/** With this much evidence, confidence reaches 63% of what the lead allows. */
const evidenceScale = 5;
/** A lead below this share of the first style's score does not count. */
const minLead = 0.1;

/**
 * Estimates which of the four DISC styles a visitor leans to. It adds up evidence for each style: from the pages read
 * (topic, time, depth, order), from actions, from how a message was written, and most of all from the style test. The
 * style with the most evidence is the persona. Confidence grows with the evidence e as 1 − exp(−e / 5), times 0.25 +
 * 0.75 × the lead over the second style.
 */
export function visitorProfile(journey: Journey): VisitorProfile {
	const totals: Record<DiscStyle, number> = { D: 0, I: 0, S: 0, C: 0 };
	const add = (weights: StyleWeights, times: number) => {
		for (const style of discStyles) totals[style] += (weights[style] ?? 0) * times;
	};

	const seen = new Set<string>();
	for (const [index, { page, seconds, scrolled }] of journey.views.entries()) {
		const attention = Math.min(1, seconds / fullAttentionSeconds) * (0.5 + 0.5 * scrolled);
		const order = index < firstViews ? firstViewsWeight : 1;
		add(weightsOfPage(page), attention * order * (seen.has(page) ? repeatedViewWeight : 1));
		if (seconds >= 60 && scrolled >= 0.75) add(thoroughReading, 1);
		else if (seconds >= 2 && seconds < 10) add(skimming, 1);
		seen.add(page);
	}
	for (const { kind, afterViews } of journey.choices) {
		add(weightsOfChoice[kind], 1);
		if (afterViews <= earlyViews) add(earlyChoice, 1);
	}
	add(weightsOfMessage(journey.message), 1);
	if (journey.discCounts) add(journey.discCounts, testAnswerWeight);
	return judge(totals);
}

function judge(totals: Record<DiscStyle, number>): VisitorProfile {
	const evidence = Object.values(totals).reduce((sum, total) => sum + total, 0);
	if (evidence === 0) return { scores: totals, persona: "undecided", confidence: 0 };
	const ranked = discStyles.toSorted((one, other) => totals[other] - totals[one]);
	const [first = "D", second = "I"] = ranked;
	const lead = (totals[first] - totals[second]) / totals[first];
	const scores = Object.fromEntries(discStyles.map((style) => [style, rounded(totals[style] / evidence)]));
	return {
		scores: scores as Record<DiscStyle, number>,
		persona: evidence < minEvidence ? "undecided" : lead < minLead ? "balanced" : first,
		confidence: rounded((1 - Math.exp(-evidence / evidenceScale)) * (0.25 + 0.75 * lead)),
	};
}

/** Rounded to thousandths, so that a stored profile equals a recomputed one. */
function rounded(value: number): number {
	return Math.round(value * 1000) / 1000;
}
