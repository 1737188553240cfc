import { claimTags } from "../claims/claim-tags.ts";
import { consentPlaces } from "../consent/consent-clauses.ts";
import { isSignedClaim, isSignedCopy, isSignedMessage, lawPages } from "./signed-words.ts";

/**
 * Which words an admin may change while the site runs: headings and paragraphs of pages and of emails to visitors. Labels,
 * disclosures, examples with figures and pages of law are not among them, and neither is any other text that a licensed reader
 * signs, except for consent texts.
 */
const folders = /^(?:pages|services|states|locations|guides|landings|stories|funnels)(?:\/|$)/;

/** The cookie page has a row for each name that the site stores. */
const fixedPages = [...lawPages, "pages/cookies"];

/** A place in long copy: the name of its string, or of its list of strings. */
const prose =
	/(?:^|\.)(?:title|lead|text|intro|question|answer|seoText|summary|subtitle|instructions|(?:for|notFor|forTitle|notForTitle)|(?:index|calculator)Title|(?:paragraphs|items|intro|for|notFor|strengths|tips|benefits)\.\d+)$/;

/** Parts that say what the law or an insurer wants said, what a figure means, or what a search engine shows. */
const fixedParts = /(?:^|\.)(?:meta|disclosures|notice|example|figures?|limits|table|netWorthOptions)(?:\.|$)/;

/** Places in namespaces of messages. All others are labels. */
const messagePlaces: Readonly<Record<string, RegExp>> = {
	home: /^(?:hero\.(?:eyebrow|title|subtitle)|quickPrice\.(?:title|lead)|calculator\.(?:title|lead)|products\.(?:title|titleElsewhere|lead|items\.[\w-]+\.text)|benefits\.(?:title|lead|items\.\w+\.(?:title|text))|testimonials\.title|howItWorks\.(?:title|steps\.\w+\.(?:title|text))|licensedStates\.(?:title|titleUnproven|lead|askTitle|askText)|finalCta\.(?:title|text))$/,
	contact: /^(?:title|subtitle)$/,
	team: /^(?:title|lead)$/,
	blog: /^(?:title|lead|consultation\.(?:title|text))$/,
	careers: /^(?:form\.(?:title|text)|sent\.(?:title|text|next|steps\.\w+|bookText))$/,
	offers:
		/^(?:guide\.(?:eyebrow|card\.(?:formTitle|formText|sent|sentText)|inside|alsoInside|questions|cost|costAnswer)|offer\.(?:eyebrow|benefits|steps|appointment|appointmentText|contactWithin|plainly|whyFree|agenda|(?:listen|compare|write)(?:Text)?))$/,
	claim: /^(?:titleOpen|(?:ready|held|booked|over|noneLeft|toConfirm)(?:Text)?|(?:ready|held)Next|holdText|openText)$/,
	funnelPages: /^(?:(?:services|quotes)\.[\w-]+\.(?:title|lead)|book\.(?:lead|expect|steps\.\w+))$/,
	emails:
		/^(?:acknowledgment\.(?:\w*[sS]ubject|preview|\w*[tT]hanks|nextTitle|\w*[rR]eview|contact|late|\w*[cC]all|quote|urgent)|spot\.(?:free|held|open|noneLeft)|visitor\.closed|reply\.body|reminder\.(?:\w*[sS]ubject|preview|first|second|talked)|appointment\.(?:(?:text|way)\.\w+|change))$/,
};

const messages = "messages/";

/** Where the texts are that visitors agree to. They are a section of their own, with checks of their own (decision 142). */
export const consentPage = "messages/leads";

/** The sections of the settings that have texts in place of others. */
export type WordSection = "words" | "consent";

/** The section that a text of this page belongs to. */
export function sectionOfWords(page: string): WordSection {
	return page === consentPage ? "consent" : "words";
}

/** The namespaces of which some messages may be changed. */
export const editableNamespaces = Object.keys(messagePlaces);

/** The namespace of a page that is one; null for a folder of long copy. */
export function namespaceOf(page: string): string | null {
	return page.startsWith(messages) ? page.slice(messages.length) : null;
}

/** Words around the figures of a product, or around a premium. */
const figures = new RegExp(
	`<(?:${claimTags.filter((tag) => /Example$|(?:[fF]igures|premiums)(?:Shown|Withheld)$/.test(tag)).join("|")})>`,
);

/** True for a part of a copy that is shown with figures, with a premium, or with a claim about money: all in it is fixed. */
export function isFixedPart(node: object): boolean {
	const { claim } = node as { claim?: unknown };
	return "exampleOf" in node || "figuresOf" in node || isSignedClaim(claim);
}

/** @param text the original, or what is said in its place: both have the same tags */
export function isEditable(page: string, place: string, text: string): boolean {
	if (figures.test(text)) return false;
	if (page === consentPage) return consentPlaces.includes(place);
	const namespace = namespaceOf(page);
	if (namespace !== null) {
		const places = Object.hasOwn(messagePlaces, namespace) && messagePlaces[namespace];
		return places !== false && places?.test(place) === true && !isSignedMessage(`${namespace}.${place}`, text);
	}
	if (!folders.test(page) || fixedPages.includes(page)) return false;
	return prose.test(place) && !fixedParts.test(place) && !isSignedCopy(place, text);
}

/** Headings of messages whose names don't say so. */
const messageHeadings =
	/^(?:guide\.(?:inside|questions|cost|card\.sent)|offer\.(?:benefits|steps|appointment|plainly|whyFree|agenda|listen|compare|write)|sent\.next|titleOpen|ready|held|booked|over|noneLeft|toConfirm)$/;

/** True for what is set in large letters, and for the subject of an email. */
export function isHeading(place: string): boolean {
	return /(?:title|eyebrow|subject|question)$/i.test(place) || messageHeadings.test(place);
}

/** What a page says only after a form was sent, by namespace. */
const afterSending: Readonly<Record<string, RegExp>> = {
	careers: /^sent\./,
	offers: /^guide\.card\.sent/,
	claim: /^(?!titleOpen$)/,
};

/** True for a text that a page has when it is opened, so that the page can show it before it is saved. */
export function isOnOpenedPage(page: string, place: string): boolean {
	return afterSending[namespaceOf(page) ?? ""]?.test(place) !== true;
}
