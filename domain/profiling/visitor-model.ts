import { type DiscStyle, discStyles } from "./disc-test.ts";
import type { Journey } from "./journey.ts";
import { type StyleWeights, weightsOfChoice, weightsOfMessage, weightsOfPage } from "./style-weights.ts";

/** `undecided` before there is enough to go by, `balanced` when no style leads. */
export type Persona = DiscStyle | "balanced" | "undecided";

export interface VisitorProfile {
	/** The share of each style, together 1; all 0 while nothing is known. */
	scores: Record<DiscStyle, number>;
	persona: Persona;
	/** From 0 to 1. */
	confidence: number;
}

/** After this long in sight a page counts in full. */
const fullAttentionSeconds = 45;
/** What someone looks for first says more than what they come by later. */
const firstViews = 3;
const firstViewsWeight = 1.25;
/** To read a page again says less than to find it. */
const repeatedViewWeight = 0.5;
/** A choice made this early is a quick decision. */
const earlyViews = 2;
const earlyChoice: StyleWeights = { D: 0.4 };
/** A page read slowly to its end, and one that was only skimmed. */
const thoroughReading: StyleWeights = { C: 0.2, S: 0.15 };
const skimming: StyleWeights = { D: 0.1 };
/** Sixteen answers outweigh any walk through the site, as they should. */
const testAnswerWeight = 0.75;
/** Less than this is no evidence. */
const minEvidence = 0.75;
/** With this much evidence, confidence has reached 63 % of what the lead allows. */
const evidenceScale = 5;
/** A lead below this part of the first style's score is none. */
const minLead = 0.1;

/**
 * Estimates which of the four DISC styles a visitor leans to. Evidence for each style is added up: from the pages read
 * (what they are about, how long, how far, in which order), from choices, from the way a message was written, and
 * above all from the style test. The style with most evidence is the persona. Confidence grows with the evidence e as
 * 1 − exp(−e / 5), times 0.25 + 0.75 × the lead over the second style.
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

/** To thousandths, so that a stored profile equals one that is calculated again. */
function rounded(value: number): number {
	return Math.round(value * 1000) / 1000;
}
