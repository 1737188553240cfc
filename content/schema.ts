import * as v from "valibot";
import { claimIds } from "#domain/agency/claim-evidence.ts";
import { insuredProducts, pricedProducts } from "#domain/claims/figures.ts";
import { citySlugs } from "#domain/site/pages.ts";

/**
 * The schemas of long copy. Each page has one file per language (`content/<page>/<locale>.ts`). All are checked
 * against the same schema, so that no language lacks a section.
 *
 * Strings are plain text with four additions: `**bold**`, `[label](/path-without-locale)` or
 * `[label](https://…)`, facts in braces, such as `{agency}` and `{phone}` (`content/local-facts.server.ts` lists them), and
 * the tags of claims, such as `<familiesServed>…</familiesServed>`. An item of a list may be a claim as a whole
 * (`claim`, decision 033), or depend on the figures of a product (`figuresOf`, `exampleOf`, decision 072).
 */
const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const title = v.pipe(text, v.maxLength(110));
const list = (min = 1) => v.pipe(v.array(text), v.minLength(min));

const meta = v.object({
	/** Shown in the browser tab and in search results, without the agency's name. */
	title: v.pipe(text, v.minLength(15), v.maxLength(60)),
	description: v.pipe(text, v.minLength(90), v.maxLength(165)),
});

const claim = v.optional(v.picklist(claimIds));
const figuresOf = v.optional(v.picklist(insuredProducts));
const exampleOf = v.optional(v.picklist(pricedProducts));
const titledText = v.object({ claim, figuresOf, title, text });
const faq = v.object({ claim, figuresOf, question: text, answer: text });
const callToAction = v.object({ title, text });

export const productPageSchema = v.object({
	meta,
	title,
	lead: text,
	whatItIs: v.object({ title, paragraphs: list(2) }),
	fit: v.object({ title, forTitle: title, for: list(3), notForTitle: title, notFor: list(2) }),
	steps: v.object({ title, items: v.pipe(v.array(titledText), v.length(3)) }),
	costs: v.object({ title, intro: text, items: v.pipe(v.array(titledText), v.minLength(3)) }),
	/** Absent where the product's figures are not shown. */
	example: v.optional(
		v.object({
			figuresOf,
			exampleOf,
			title,
			intro: text,
			assumptions: list(2),
			rows: v.pipe(v.array(v.object({ exampleOf, label: text, value: text })), v.minLength(2)),
			note: text,
		}),
	),
	faqs: v.object({ title, items: v.pipe(v.array(faq), v.minLength(4)) }),
	disclosures: v.object({ title, items: list(2) }),
	callToAction,
	/** Only on the annuity page: options for larger estates, in a dialog. */
	netWorthOptions: v.optional(
		v.object({
			open: text,
			title,
			intro: text,
			options: v.pipe(v.array(v.object({ title, text, points: list(3) })), v.length(2)),
			note: text,
		}),
	),
});
export type ProductPageContent = v.InferOutput<typeof productPageSchema>;

const section = v.object({
	claim,
	/** Anchor, the same in every language: lower-case English words joined by hyphens. */
	id: v.pipe(text, v.regex(/^[a-z0-9-]+$/)),
	title,
	/** How the section is drawn; `prose` when absent. The same in every language. */
	layout: v.optional(v.picklist(["prose", "cards", "steps", "checklist"])),
	paragraphs: v.optional(list()),
	items: v.optional(v.pipe(v.array(v.object({ claim, title: v.optional(title), text })), v.minLength(2))),
	table: v.optional(
		v.object({
			caption: text,
			/** Each row is two: its heading, then what is compared side by side, so that it fits a phone. */
			stacked: v.optional(v.literal(true)),
			columns: list(2),
			rows: v.pipe(v.array(list(2)), v.minLength(1)),
		}),
	),
});

/** About, careers, privacy …: a headline, an introduction and sections. */
export const articlePageSchema = v.object({
	meta,
	title,
	lead: text,
	/** ISO date of the last substantial change, shown on legal pages. */
	updated: v.optional(v.pipe(v.string(), v.isoDate())),
	sections: v.pipe(v.array(section), v.minLength(2)),
	faqs: v.optional(v.object({ title, items: v.pipe(v.array(faq), v.minLength(2)) })),
	callToAction: v.optional(callToAction),
});
export type ArticlePageContent = v.InferOutput<typeof articlePageSchema>;

export const faqPageSchema = v.object({
	meta,
	title,
	lead: text,
	groups: v.pipe(
		v.array(
			v.object({
				id: v.pipe(text, v.regex(/^[a-z0-9-]+$/)),
				title,
				items: v.pipe(
					v.array(
						v.object({ claim, figuresOf, id: v.pipe(text, v.regex(/^[a-z0-9-]+$/)), question: text, answer: text }),
					),
					v.minLength(3),
				),
			}),
		),
		v.minLength(5),
	),
	callToAction,
});
export type FaqPageContent = v.InferOutput<typeof faqPageSchema>;

const estimated = v.object({ seoText: text, faqs: v.pipe(v.array(faq), v.length(3)) });

/** The calculator page, with the copy next to the estimate of each product. */
export const calculatorPageSchema = v.object({
	meta,
	title,
	lead: text,
	indexTitle: title,
	calculatorTitle: title,
	services: v.object({
		iul: estimated,
		fia: estimated,
		whole_life: estimated,
		term_life: estimated,
		final_expense: estimated,
		debt_plan: estimated,
		ibc: estimated,
	}),
	disclosures: v.object({ title, items: list(2) }),
	callToAction,
});
export type CalculatorPageContent = v.InferOutput<typeof calculatorPageSchema>;

/** Cities by slug; `description` is the city's own search description. */
export const locationsSchema = v.object({
	meta,
	cities: v.object(
		v.entriesFromList(
			citySlugs,
			v.object({ meta, title, lead: text, paragraphs: list(2), facts: v.pipe(v.array(titledText), v.length(3)) }),
		),
	),
});
export type LocationsContent = v.InferOutput<typeof locationsSchema>;

/**
 * The copy of a state page. Its strings may also name the facts of `state-facts.server.ts`: `{state}`, `{freeLook}` …
 */
export const stateTemplateSchema = v.object({
	meta,
	title,
	lead: text,
	/** Why planning matters in this state. */
	sections: v.pipe(v.array(section), v.minLength(3)),
	faqs: v.object({ title, items: v.pipe(v.array(faq), v.minLength(4)) }),
	callToAction,
});
export type StatePageContent = v.InferOutput<typeof stateTemplateSchema>;

/** A figure's label. Its value is computed by `id` when the page is rendered. */
const line = v.object({ id: v.pipe(text, v.regex(/^[A-Za-z0-9]+$/)), label: text });

/**
 * A fictional person who has to decide. All figures come from the calculators; strings may name those of the story
 * (`{deposit}`, `{years}` …; `domain/stories/case-studies.ts`).
 */
export const caseStudySchema = v.object({
	meta,
	title,
	lead: text,
	/** Says that the person is fictional. */
	notice: text,
	person: v.object({
		title,
		paragraphs: list(2),
		facts: v.pipe(v.array(v.object({ label: text, value: text })), v.minLength(3)),
	}),
	plan: v.object({ title, paragraphs: list(2) }),
	/** Absent where the product's figures are not shown. */
	figures: v.optional(
		v.object({
			figuresOf,
			title,
			intro: text,
			assumptions: list(3),
			caption: text,
			lines: v.pipe(v.array(line), v.minLength(3)),
			note: text,
		}),
	),
	wrong: v.object({ title, intro: text, items: v.pipe(v.array(titledText), v.minLength(3)) }),
	decision: v.object({ title, paragraphs: list(2) }),
	questions: v.object({ title, items: list(4) }),
	disclosures: v.object({ title, items: list(2) }),
	callToAction: v.object({ title, text, action: text }),
});
export type CaseStudyContent = v.InferOutput<typeof caseStudySchema>;

/** One message and one action. Strings may name the page's figures (`domain/stories/landings.ts`). */
export const landingSchema = v.object({
	meta,
	title,
	lead: text,
	/** The label of the only button. */
	action: text,
	/** Below the button: what it does and does not do. */
	reassurance: text,
	story: v.object({ title, paragraphs: list(2) }),
	/** Absent where the product's figures are not shown. */
	figure: v.optional(
		v.object({
			figuresOf,
			title,
			intro: text,
			caption: text,
			lines: v.pipe(v.array(line), v.minLength(2)),
			note: text,
		}),
	),
	does: v.object({ title, items: list(3) }),
	doesNot: v.object({ title, items: list(3) }),
	steps: v.object({ title, items: v.pipe(v.array(titledText), v.length(3)) }),
	faqs: v.object({ title, items: v.pipe(v.array(faq), v.minLength(3)) }),
	disclosures: v.object({ title, items: list(2) }),
	closing: callToAction,
});
export type LandingContent = v.InferOutput<typeof landingSchema>;

/**
 * A post of the blog. `body` is Markdown: `##` and `###` headings, paragraphs, lists, tables, links, `>` quotes, and notes,
 * which are quotes that begin with `[!NOTE]`. Its links to pages of this site name no language.
 */
export const blogPostSchema = v.object({ meta, title, excerpt: text, imageAlt: text, body: text });
export type BlogPostContent = v.InferOutput<typeof blogPostSchema>;

const discStyle = v.object({ name: title, summary: text, strengths: list(3), tips: list(3) });

/** The DISC self-assessment: in each item the reader picks the statement most like them. */
export const discTestSchema = v.object({
	meta,
	title,
	lead: text,
	instructions: text,
	items: v.pipe(v.array(v.object({ D: text, I: text, S: text, C: text })), v.length(16)),
	results: v.object({ D: discStyle, I: discStyle, S: discStyle, C: discStyle }),
	/** The limits of the test. */
	limits: v.object({ title, paragraphs: list(2) }),
	callToAction,
});
export type DiscTestContent = v.InferOutput<typeof discTestSchema>;

const editionId = v.pipe(text, v.regex(/^[a-z0-9-]+$/));

/**
 * A guide that is mailed as a PDF on request. Its strings may contain `**bold**` and the agency's facts, but no links,
 * because it may be printed.
 */
export const guideSchema = v.object({
	/** Identifies the edition on every page, as required for printed advertising. The same in every language. */
	id: editionId,
	title,
	subtitle: text,
	intro: list(2),
	chapters: v.pipe(
		v.array(v.object({ title, paragraphs: list(), items: v.optional(list(2)) })),
		v.minLength(5),
		v.maxLength(7),
	),
	checklist: v.object({ title, items: list(5) }),
	/** To bring to an appointment with an agent. */
	questions: v.object({ title, intro: text, items: list(5) }),
	disclosures: v.object({ title, items: list(3) }),
});
export type GuideContent = v.InferOutput<typeof guideSchema>;

/** The copy of one product for its guide page and its offer page. */
export const funnelPageSchema = v.object({
	landing: v.object({
		meta,
		/** The reader's worry, as they would put it. */
		title,
		lead: text,
		promise: v.object({ title, text }),
		proofs: v.object({ title, items: v.pipe(v.array(titledText), v.length(3)) }),
		/** Two for this guide. Those that all guides share are in the messages. */
		faqs: v.pipe(v.array(faq), v.length(2)),
	}),
	offer: v.object({ meta, title, lead: text, benefits: v.pipe(v.array(text), v.length(4)) }),
});
export type FunnelPageContent = v.InferOutput<typeof funnelPageSchema>;
