import { randomUUID } from "node:crypto";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { maxReplyLength, maxSubjectLength, type ReplyErrors, readReplyDraft } from "#domain/lead-desk/reply-draft.ts";
import { hasBlank, isReplyTemplate } from "#domain/lead-desk/reply-templates.ts";
import { isLocale, type Locale, localeNames, locales } from "#domain/locale/locales.ts";
import type { RegulatedFinding } from "#domain/vocabulary/regulated-words.ts";
import { translator } from "#i18n/messages.server.ts";
import { describeLead } from "../../leads/describe-lead.server.ts";
import { isApplicant } from "../../leads/lead-sales.server.ts";
import type { Services } from "../../services.server.ts";
import { isSpokenHere } from "../page/spoken-languages.server.ts";
import type { DeskLead } from "../work/find-lead.server.ts";
import { belowReply } from "./mail-reply.server.ts";
import { mayBuy, offeredTemplates, renderReply, shownSlots } from "./render-reply.server.ts";
import {
	localeOfLead,
	maxRepliesPerAuthorAndHour,
	maxRepliesPerLeadAndDay,
	type ReplyRefusal,
	replyRefusal,
	sendReply,
} from "./send-reply.server.ts";

const labels = [
	...(["title", "template", "noTemplate", "language", "show", "subject", "text", "textHint", "yours"] as const),
	...(["yoursHint", "values", "footer", "footerLead", "send", "sending"] as const),
] as const;

/**
 * The data of `ReplyComposer` on a lead's page: the template that the address names, filled in, next to the same in the
 * writer's language. The page's loader calls it for a lead that `findLead` gave it.
 * @param search of the page's address: `template` and `reply`, the language of the email; all others are kept
 */
export async function replyPanel(
	services: Pick<Services, "clock" | "database" | "env">,
	author: LeadActor,
	lead: DeskLead,
	search: URLSearchParams,
) {
	const { clock, database } = services;
	const { locale: screen } = author;
	const t = translator(screen, "leadReplies");
	const [asked, language] = [search.get("template"), search.get("reply")];
	const locale = isLocale(language) ? language : localeOfLead(lead);
	// Where nobody can check a text, nobody can fill in a blank either.
	const isFixed = !(await isSpokenHere(database.db, locale, screen));
	const offered = offeredTemplates(lead).filter(
		(one) => !isFixed || !hasBlank(renderReply(one, locale, lead, author).text),
	);
	const template = isReplyTemplate(asked) && offered.includes(asked) ? asked : null;
	const refusal = await replyRefusal(services, database.db, lead, author.userId);
	const draft = template ? renderReply(template, locale, lead, author) : { subject: "", text: "" };
	const { license, notes, footer } = belowReply(lead, locale, draft.text);
	return {
		copy: {
			...(Object.fromEntries(labels.map((name) => [name, t(`composer.${name}`)])) as Record<
				(typeof labels)[number],
				string
			>),
			lead: lead.email && t("composer.lead", { recipient: lead.email }),
			theirs: t("composer.theirs", { language: localeNames[locale] }),
			done: t("done"),
			words: { title: t("words.title"), lead: t("words.lead"), confirm: t("words.confirm") },
		},
		isFixed,
		/** The form is sent once, however often somebody presses the button. */
		once: randomUUID(),
		refusal: refusal && refusalText(refusal, screen),
		template,
		templates: offered.map((id) => ({ id, name: t(`templates.${id}.name`) })),
		locale,
		languages: locales.map((id) => ({ id, name: localeNames[id] })),
		kept: [...search].filter(([name]) => !["template", "reply", "done"].includes(name)),
		draft,
		own: template && locale !== screen ? { locale: screen, ...renderReply(template, screen, lead, author) } : null,
		slots: shownSlots(lead, author, clock()).map(({ label, value }) => ({ label, value: value ?? t("slots.missing") })),
		below: [...(license ? [license] : []), ...notes, footer],
		notes: [
			...(isApplicant(lead) ? [t("composer.recruiting")] : salesNote(lead, screen)),
			...(isFixed ? [t("composer.onlyUnchanged", { language: localeNames[locale] })] : []),
		],
		limits: { subject: maxSubjectLength, text: maxReplyLength },
	};
}

function salesNote(lead: DeskLead, screen: Locale): string[] {
	if (mayBuy(lead)) return [];
	const { refused, notOffered } = describeLead(lead, screen);
	const reason = refused ?? notOffered ?? "";
	return [translator(screen, "leadReplies")("composer.sellsNothing", { reason })];
}

/** The errors of an email, in words, and the typed text. */
export interface ReplyFailure {
	draft: { subject: string; text: string };
	notice: { tone: "bad"; title: string; text: string } | null;
	errors: Partial<Record<"template" | "subject" | "text" | "confirm", string>>;
	words: { words: string; rule: string }[];
}

/**
 * Handles the composer's form, whose `intent` is `reply`. The page's action redirects to the page with `done=reply-sent`
 * if the result is null, and otherwise gives the failure to `ReplyComposer`.
 */
export async function handleReply(
	services: Pick<Services, "clock" | "database" | "env" | "jobs">,
	author: LeadActor,
	leadId: string,
	fields: Readonly<Record<string, unknown>>,
): Promise<ReplyFailure | null> {
	const result = await sendReply(services, author, leadId, fields);
	if (result.ok) return null;
	const { locale: screen } = author;
	const { draft } = readReplyDraft(fields, screen);
	const { errors, words } = result.code === "invalid" ? result : { errors: {}, words: [] };
	const title = translator(screen, "leadReplies")("refusals.title");
	return {
		draft: { subject: draft.subject, text: draft.text },
		notice: result.code === "invalid" ? null : { tone: "bad", title, text: refusalText(result.code, screen) },
		errors: errorTexts(errors, screen),
		words: wordsByRule(words, screen),
	};
}

function refusalText(refusal: ReplyRefusal, screen: Locale): string {
	const max = refusal === "tooManyOfLead" ? maxRepliesPerLeadAndDay : maxRepliesPerAuthorAndHour;
	return translator(screen, "leadReplies")(`refusals.${refusal}`, { max });
}

function errorTexts(errors: ReplyErrors, screen: Locale): ReplyFailure["errors"] {
	const t = translator(screen, "leadReplies");
	const texts = Object.entries(errors).map(([field, code]) => {
		const max = field === "subject" ? maxSubjectLength : maxReplyLength;
		return [field, t(`errors.${code}`, { max })];
	});
	return Object.fromEntries(texts);
}

/** Each rule once, with the words that it is about. */
function wordsByRule(findings: readonly RegulatedFinding[], screen: Locale): ReplyFailure["words"] {
	const t = translator(screen, "advertising");
	return [...new Set(findings.map(({ name }) => name))].map((name) => {
		const found = findings.filter((finding) => finding.name === name).map(({ word }) => `“${word.toLowerCase()}”`);
		return { words: [...new Set(found)].join(", "), rule: t(`rules.${name}`) };
	});
}
