import { withoutLocale } from "#domain/locale/without-locale.ts";
import type { DiscStyle } from "./disc-test.ts";
import type { ChoiceKind, Journey } from "./journey.ts";

/** How strongly something points to each style. */
export type StyleWeights = Readonly<Partial<Record<DiscStyle, number>>>;

const smallPrint: StyleWeights = { C: 0.8 };

/**
 * Which style a page points to, by the first matching pattern. Direct (D) people look for the short route, outgoing
 * (I) people for people, steady (S) people for safety and family, careful (C) people for proof. The weights are
 * judgment, not measurement. None is above 0.8, so that no page decides alone.
 */
const pages: readonly [path: RegExp, weights: StyleWeights][] = [
	[/^\/(?:calculator|calc\/)/, { C: 0.6, D: 0.3 }],
	[/^\/funnels\/[^/]*case-study/, { I: 0.5, S: 0.3 }],
	[/^\/funnels\/[^/]+\/book|-appointment$/, { D: 0.6, I: 0.2 }],
	[/^\/funnels\/[^/]+\/calc|-quote$/, { D: 0.5, C: 0.3 }],
	[/^\/funnels\//, { I: 0.4, D: 0.3 }],
	[/^\/services\/term-life$/, { D: 0.4, S: 0.2 }],
	[/^\/services\/whole-life$/, { S: 0.5, C: 0.2 }],
	[/^\/services\/final-expense/, { S: 0.7 }],
	[/^\/services\/iul$/, { C: 0.4, D: 0.3 }],
	[/^\/services\/fia$/, { C: 0.4, S: 0.3 }],
	[/^\/services\/ibc$/, { C: 0.4, D: 0.3, I: 0.2 }],
	[/^\/services\/debt-action$/, { D: 0.5, S: 0.2 }],
	[/^\/services$/, { D: 0.2, I: 0.2, S: 0.2, C: 0.2 }],
	[/^\/about$/, { I: 0.5, S: 0.4 }],
	[/^\/careers$/, { I: 0.5, D: 0.4 }],
	[/^\/training$/, { I: 0.3, C: 0.2 }],
	[/^\/(?:carriers|licensing|compliance|state-compliance|privacy|terms|cookies)$/, smallPrint],
	[/^\/resources\/faq$/, { S: 0.5, C: 0.4 }],
	[/^\/(?:resources\/)?ai-hub$/, { I: 0.3, C: 0.3, D: 0.2 }],
	[/^\/locations\//, { S: 0.5, I: 0.3 }],
	[/^\/blog/, { C: 0.3, S: 0.3, I: 0.2 }],
	[/^\/test-disc$/, { I: 0.4, C: 0.2 }],
];

/** @param path with or without its language; the home page and unknown pages point to no style */
export function weightsOfPage(path: string): StyleWeights {
	const bare = withoutLocale(path);
	return pages.find(([pattern]) => pattern.test(bare))?.[1] ?? {};
}

export const weightsOfChoice: Readonly<Record<ChoiceKind, StyleWeights>> = {
	call: { I: 0.6, D: 0.4 },
	book: { D: 0.6, I: 0.3 },
	quote: { D: 0.7, C: 0.1 },
	calculator: { C: 0.5, D: 0.3 },
	comparison: { C: 0.8 },
	working: { C: 1 },
	question: { S: 0.5, C: 0.3 },
	story: { I: 0.6, S: 0.3 },
	share: { I: 0.8 },
	chat: { I: 0.5, D: 0.2 },
	state_details: { C: 0.6 },
	guide: { S: 0.5, C: 0.4 },
};

/** Few words point to direct, exclamations to outgoing, questions to steady or careful, figures to careful. */
export function weightsOfMessage(message: Journey["message"]): StyleWeights {
	if (!message) return {};
	const { words, questions, exclamations, figures } = message;
	return {
		D: words > 0 && words <= 12 ? 0.5 : 0,
		I: exclamations > 0 ? 0.5 : 0,
		S: (words >= 60 ? 0.2 : 0) + (questions >= 2 ? 0.3 : 0),
		C: (words >= 60 ? 0.4 : 0) + (questions >= 2 ? 0.3 : 0) + (figures >= 2 ? 0.3 : 0),
	};
}
