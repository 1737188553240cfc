import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import "#tests/support/seeded-properties.ts";
import { discStyles } from "./disc-test.ts";
import { choiceKinds, type Journey, journeySchema, messageTraits } from "./journey.ts";
import { visitorProfile } from "./visitor-model.ts";

const view = (page: string, seconds: number, scrolled: number) => ({ page, seconds, scrolled });
const choices = (afterViews: number, ...kinds: Journey["choices"][number]["kind"][]) =>
	kinds.map((kind) => ({ kind, afterViews }));

describe("known journeys give known personas", () => {
	test.each<[string, Journey, { persona: string; confidence: number; scores: object }]>([
		[
			"the shortest way to a quote",
			{
				views: [
					view("/en", 6, 0.2),
					view("/en/services/term-life", 20, 0.4),
					view("/en/funnels/term-life-quote", 40, 1),
				],
				choices: [...choices(2, "quote"), ...choices(3, "book")],
			},
			{ persona: "D", confidence: 0.423, scores: { D: 0.756, I: 0.09, S: 0.023, C: 0.13 } },
		],
		[
			"people and their stories",
			{
				views: [view("/es", 30, 0.6), view("/es/about", 60, 0.9), view("/es/careers", 50, 0.8)],
				choices: [...choices(1, "story"), ...choices(3, "call", "share")],
			},
			{ persona: "I", confidence: 0.47, scores: { D: 0.226, I: 0.571, S: 0.167, C: 0.036 } },
		],
		[
			"a funeral, the home state and all questions",
			{
				views: [
					view("/ht", 40, 0.9),
					view("/ht/services/final-expense", 120, 1),
					view("/ht/services/final-expense/florida", 70, 0.9),
					view("/ht/resources/faq", 80, 0.8),
				],
				choices: choices(4, "question", "question", "guide"),
			},
			{ persona: "S", confidence: 0.451, scores: { D: 0, I: 0, S: 0.677, C: 0.323 } },
		],
		[
			"figures, formulas and small print",
			{
				views: [
					view("/pt/services/iul", 150, 1),
					view("/pt/calculator", 200, 1),
					view("/pt/carriers", 60, 0.9),
					view("/pt/state-compliance", 70, 0.8),
				],
				choices: [...choices(2, "calculator", "working", "comparison"), ...choices(4, "state_details")],
			},
			{ persona: "C", confidence: 0.633, scores: { D: 0.238, I: 0, S: 0.063, C: 0.699 } },
		],
		[
			"a bit of everything",
			{
				views: [view("/en/services", 45, 1), view("/en/services/debt-action", 20, 0.5), view("/en/about", 20, 0.5)],
				choices: [],
			},
			{ persona: "balanced", confidence: 0.089, scores: { D: 0.275, I: 0.275, S: 0.3, C: 0.15 } },
		],
		[
			"a glance",
			{ views: [view("/en", 4, 0.1)], choices: [] },
			{ persona: "undecided", confidence: 0.02, scores: { D: 1, I: 0, S: 0, C: 0 } },
		],
		[
			"nothing at all",
			{ views: [], choices: [] },
			{ persona: "undecided", confidence: 0, scores: { D: 0, I: 0, S: 0, C: 0 } },
		],
	])("%s", (_name, journey, profile) => {
		expect(visitorProfile(journey)).toEqual(profile);
	});
});

const reading: Journey = { views: [view("/en/carriers", 60, 1), view("/en/about", 45, 0.5)], choices: [] };

test("the style test outweighs what was read", () => {
	expect(visitorProfile(reading).persona).toBe("C");
	expect(visitorProfile({ ...reading, discCounts: { D: 2, I: 3, S: 9, C: 2 } }).persona).toBe("S");
});

test("order counts: reading about people first is more outgoing than reading about them last", () => {
	const small = [view("/en/terms", 20, 0.5), view("/en/privacy", 20, 0.5), view("/en/cookies", 20, 0.5)];
	const about = view("/en/about", 45, 1);
	const outgoing = (views: Journey["views"]) => visitorProfile({ views, choices: [] }).scores.I;
	expect(outgoing([about, ...small])).toBeGreaterThan(outgoing([...small, about]));
});

test("time and depth of reading count", () => {
	const share = (seconds: number, scrolled: number) =>
		visitorProfile({ views: [view("/en/about", 45, 0.5), view("/en/carriers", seconds, scrolled)], choices: [] }).scores
			.C;
	expect(share(40, 0.5)).toBeGreaterThan(share(15, 0.5));
	expect(share(40, 1)).toBeGreaterThan(share(40, 0.2));
});

test("an early action points to direct", () => {
	const direct = (afterViews: number) =>
		visitorProfile({ views: reading.views, choices: choices(afterViews, "call") }).scores.D;
	expect(direct(1)).toBeGreaterThan(direct(9));
});

test("the writing style counts", () => {
	const message = messageTraits("How much is it for two? My wife is 61, I am 64. What about the $10,000 policy?");
	expect(message).toEqual({ words: 18, questions: 2, exclamations: 0, figures: 3 });
	const careful = visitorProfile({ ...reading, message }).scores.C;
	expect(careful).toBeGreaterThan(visitorProfile({ ...reading, message: messageTraits("Call me!") }).scores.C);
	expect(messageTraits("Bonjou, mwen ta renmen konnen pri a!")).toMatchObject({ words: 7, exclamations: 1 });
});

const anyJourney: fc.Arbitrary<Journey> = fc.record({
	views: fc.array(
		fc.record({
			page: fc.constantFrom("/en", "/es/about", "/calculator", "/ht/services/iul", "/pt/blog/x", "/en/carriers"),
			seconds: fc.double({ min: 0, max: 3600, noNaN: true }),
			scrolled: fc.double({ min: 0, max: 1, noNaN: true }),
		}),
		{ maxLength: 60 },
	),
	choices: fc.array(fc.record({ kind: fc.constantFrom(...choiceKinds), afterViews: fc.nat(60) }), { maxLength: 60 }),
	discCounts: fc.option(fc.record({ D: fc.nat(16), I: fc.nat(16), S: fc.nat(16), C: fc.nat(16) }), { nil: undefined }),
});

test("shares add up, confidence stays within bounds, and the persona has the largest share", () => {
	fc.assert(
		fc.property(anyJourney, (journey) => {
			expect(v.is(journeySchema, journey)).toBe(true);
			const { scores, persona, confidence } = visitorProfile(journey);
			const sum = Object.values(scores).reduce((total, score) => total + score, 0);
			expect(sum === 0 || Math.abs(sum - 1) < 0.005).toBe(true);
			expect(confidence).toBeGreaterThanOrEqual(0);
			expect(confidence).toBeLessThanOrEqual(1);
			const style = discStyles.find((candidate) => candidate === persona);
			if (style) expect(scores[style]).toBe(Math.max(...Object.values(scores)));
		}),
	);
});

test.each([
	["a page with a query", { views: [view("/en?name=ana", 1, 1)], choices: [] }],
	["a page of another site", { views: [view("https://evil.example", 1, 1)], choices: [] }],
	["too long on one page", { views: [view("/en", 86_400, 1)], choices: [] }],
	["more than all of a page", { views: [view("/en", 1, 1.1)], choices: [] }],
	["an unknown choice", { views: [], choices: [{ kind: "mouse", afterViews: 0 }] }],
	["too many pages", { views: Array.from({ length: 61 }, () => view("/en", 1, 1)), choices: [] }],
])("%s is not a journey", (_name, journey) => {
	expect(v.is(journeySchema, journey)).toBe(false);
});
