import * as v from "valibot";

/** Actions that say how a visitor likes to decide. */
export const choiceKinds = [
	"call",
	"book",
	"quote",
	"calculator",
	/** Two results side by side. */
	"comparison",
	/** The formula behind a result. */
	"working",
	"question",
	"story",
	"share",
	"chat",
	"state_details",
	"guide",
] as const;
export type ChoiceKind = (typeof choiceKinds)[number];

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(16));

/** The browser's notes about a visit while personalization is allowed. They contain nothing typed. */
export const journeySchema = v.object({
	/** In reading order. */
	views: v.pipe(
		v.array(
			v.object({
				/** With or without the language. */
				page: v.pipe(v.string(), v.regex(/^\/[\w\-./]{0,200}$/)),
				/** Time in sight. */
				seconds: v.pipe(v.number(), v.minValue(0), v.maxValue(3600)),
				/** The share of the page that came into view, from 0 to 1. */
				scrolled: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
			}),
		),
		v.maxLength(60),
	),
	choices: v.pipe(
		v.array(
			v.object({
				kind: v.picklist(choiceKinds),
				/** How many pages were open before it. */
				afterViews: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)),
			}),
		),
		v.maxLength(60),
	),
	/** How often each style was chosen, if the style test was completed. */
	discCounts: v.optional(v.object({ D: count, I: count, S: count, C: count })),
	/** The writing style of a message sent in this visit. */
	message: v.optional(
		v.object({
			words: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5000)),
			questions: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5000)),
			exclamations: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5000)),
			figures: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5000)),
		}),
	),
});
export type Journey = v.InferOutput<typeof journeySchema>;

/** All that is passed on about a message: how it is written, not what it says. */
export function messageTraits(message: string): NonNullable<Journey["message"]> {
	const count = (pattern: RegExp) => Math.min(5000, [...message.matchAll(pattern)].length);
	return {
		words: count(/[\p{L}\p{N}](?:[\p{L}\p{N}'’-]|[.,](?=\p{N}))*/gu),
		questions: count(/\?/g),
		exclamations: count(/!/g),
		figures: count(/\d[\d.,]*/g),
	};
}
