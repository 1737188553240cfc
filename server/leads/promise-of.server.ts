import { currentClaims } from "#content/current-claims.server.ts";
import type { ClaimId } from "#domain/agency/claim-evidence.ts";
import { type Claims, claimStatus } from "#domain/claims/claims.ts";
import type { LeadPromise } from "#domain/lead-desk/lead-promise.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { isAnsweredByEmail } from "#domain/leads/lead-forms.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { type Messages, messagesFor } from "#i18n/messages.server.ts";
import { sha256 } from "../platform/sha256.server.ts";

type PromiseKind = LeadPromise["kinds"][number];

const claimOf = { review: "reviewTime", contact: "contactTime" } as const satisfies Record<PromiseKind, ClaimId>;
const promiseKinds = Object.keys(claimOf) as PromiseKind[];

/** Some of the messages. */
type Words = (messages: Messages) => string[];

/**
 * The promise of each form's page about our response, next to the form or on the thank-you page. The forms for a report
 * and for a guide promise nothing. A state where nothing may be sold takes no promise back: the contact form stands
 * below "replies within 24 hours" everywhere, and the other forms are not shown there. Emails repeat promises and are
 * not listed.
 */
export const promisingWords = {
	contact: {
		review: ({ contact }) => [contact.thanks.steps.review],
		contact: ({ contact }) => [contact.subtitle, contact.thanks.steps.contact, contact.toasts.success.text],
	},
	calc: {
		review: ({ funnelPages }) => [funnelPages.sent.text],
		contact: ({ funnelPages }) => [funnelPages.sent.text],
	},
	quote: {
		review: ({ funnelPages }) => [funnelPages.quote.sent.text],
		contact: ({ funnelPages }) => [funnelPages.quote.sent.text],
	},
	visit: { contact: ({ funnelPages }) => [funnelPages.visit.sent.text] },
	offer: { contact: ({ offers, claim }) => [offers.offer.contactWithin, claim.toConfirmText] },
	chat: {
		review: ({ chat }) => [chat.lead.sent.text],
		contact: ({ chat }) => [chat.lead.sent.text],
	},
	application: { contact: ({ careers }) => [careers.sent.steps.answer] },
} satisfies Record<string, Partial<Record<PromiseKind, Words>>>;

type PromisingForm = keyof typeof promisingWords;

const namespaces = ["careers", "chat", "claim", "contact", "funnelPages", "offers"] as const;

/**
 * The promise that the page of a lead showed. Null if none: the form makes none, or production withholds it. It must be
 * computed when the lead is received, because it is stored with the lead: a lead that is stored later, from the
 * journal, may come after a claim has expired.
 */
export function promiseOf({ kind, details, locale }: Pick<Lead, "kind" | "details" | "locale">): LeadPromise | null {
	const form = formOf(kind, details.funnel);
	return form && promiseOfForm(form, locale);
}

function formOf(kind: Lead["kind"], funnel: string | undefined): PromisingForm | null {
	if (isAnsweredByEmail(kind)) return null;
	if (kind !== "quote") return kind;
	if (funnel === "fia-appointment") return "visit";
	return funnel?.endsWith("-quote") ? "quote" : "calc";
}

let known: { claims: Claims; promises: Map<string, LeadPromise | null> } | undefined;

/** Computed once for each form and language, until other claims hold: leads come by the thousand. */
function promiseOfForm(form: PromisingForm, locale: Locale): LeadPromise | null {
	const claims = currentClaims();
	if (known?.claims !== claims) known = { claims, promises: new Map() };
	const key = `${form} ${locale}`;
	const found = known.promises.get(key);
	if (found !== undefined) return found;
	const promise = readPromise(form, locale, claims);
	known.promises.set(key, promise);
	return promise;
}

function readPromise(form: PromisingForm, locale: Locale, claims: Claims): LeadPromise | null {
	const wordsOf: Partial<Record<PromiseKind, Words>> = promisingWords[form];
	const kinds = promiseKinds.filter((kind) => wordsOf[kind] && claimStatus(claims, claimOf[kind]) !== "withheld");
	if (kinds.length === 0) return null;
	return { kinds, locale, version: versionOf(wordsFor(form, kinds, locale)) };
}

/** Each of the sentences once. */
function wordsFor(form: PromisingForm, kinds: readonly PromiseKind[], locale: Locale): string[] {
	const wordsOf: Partial<Record<PromiseKind, Words>> = promisingWords[form];
	const messages = messagesFor(locale, namespaces) as Messages;
	return [...new Set(kinds.flatMap((kind) => wordsOf[kind]?.(messages) ?? []))];
}

function versionOf(words: readonly string[]): string {
	return sha256(words.join("\n")).slice(0, 16);
}

/** The words of a promise that was stored with a lead. Null if the site says it in other words by now. */
export function promisedWords(
	{ kind, details }: Pick<Lead, "kind" | "details">,
	{ kinds, locale, version }: LeadPromise,
): string[] | null {
	const form = formOf(kind, details.funnel);
	const words = form ? wordsFor(form, kinds, locale) : [];
	return versionOf(words) === version ? words : null;
}
