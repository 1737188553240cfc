import { randomUUID } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { leadReplies } from "#database/schema.ts";
import type { ActionResult } from "#domain/action-result.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { type ReplyDraft, type ReplyErrors, readReplyDraft } from "#domain/lead-desk/reply-draft.ts";
import { defaultLocale, isLocale, type Locale } from "#domain/locale/locales.ts";
import { findRegulatedWords, type RegulatedFinding } from "#domain/vocabulary/regulated-words.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import type { Services } from "../../services.server.ts";
import { stoppedChannels, suppressionsOf } from "../../suppression/suppressions.server.ts";
import { isSpokenHere } from "../page/spoken-languages.server.ts";
import type { DeskLead } from "../work/find-lead.server.ts";
import { formId } from "../work/form-id.server.ts";
import { onLead } from "../work/lead-action.server.ts";
import { offeredTemplates, renderReply } from "./render-reply.server.ts";

/** Against a mistake that sends the same to one person again and again. */
export const maxRepliesPerLeadAndDay = 10;
export const maxRepliesPerAuthorAndHour = 60;

/** Why nothing may be sent to the person now. Each has its words in `leadReplies.refusals`. */
export type ReplyRefusal = "gone" | "noEmail" | "quarantined" | "suppressed" | "tooManyOfLead" | "tooManyOfAuthor";

export type ReplyResult =
	| ActionResult<unknown, ReplyRefusal>
	/** `words` are the regulated words that the writer has to check. */
	| { ok: false; code: "invalid"; errors: ReplyErrors; words: readonly RegulatedFinding[] };

export function localeOfLead({ locale }: Pick<DeskLead, "locale">): Locale {
	return isLocale(locale) ? locale : defaultLocale;
}

/**
 * Checks an email to a lead and hands it to the queue. A form that is sent twice, even at the same moment, sends one email.
 * @param fields of the form: `template`, `locale`, `subject`, `text`, `confirm`, and `once`, the id that it was shown with
 */
export async function sendReply(
	services: Pick<Services, "clock" | "database" | "env" | "jobs">,
	author: LeadActor,
	leadId: string,
	fields: Readonly<Record<string, unknown>>,
): Promise<ReplyResult> {
	const asked = formId(fields);
	return onLead<ReplyResult>({ services, by: author, leadId }, async ({ transaction, lead, now, log }) => {
		const { draft, errors: typed } = readReplyDraft(fields, localeOfLead(lead));
		const [known] = await transaction.select().from(leadReplies).where(eq(leadReplies.id, asked));
		if (known && isSame(known, { leadId, ...draft })) return { ok: true };
		// Somebody went back to the form and wrote something else.
		const id = known ? randomUUID() : asked;
		const refusal = await replyRefusal(services, transaction, lead, author.userId);
		if (refusal) return { ok: false, code: refusal };
		const errors = { ...typed, ...(await fitErrors(transaction, draft, lead, author)) };
		const words = addedRegulatedWords(draft, lead, author);
		if (words.length > 0 && !draft.isConfirmed) errors.confirm = "confirm";
		if (Object.keys(errors).length > 0) return { ok: false, code: "invalid", errors, words };
		const { template, locale, subject, text } = draft;
		await transaction.insert(leadReplies).values({
			id,
			leadId,
			authorId: author.userId,
			authorName: author.name,
			template,
			locale,
			subject,
			text,
			state: "queued",
			createdAt: now,
		});
		await services.jobs.enqueueAll(transaction, [{ name: "send-reply", id, data: { leadId, replyId: id } }]);
		await log("REPLY_SENT");
		return { ok: true };
	});
}

function isSame(known: typeof leadReplies.$inferSelect, { leadId, subject, text }: ReplyDraft & { leadId: string }) {
	return known.leadId === leadId && known.subject === subject && known.text === text;
}

/** Why nothing may be written to the person now. Null if something may. */
export async function replyRefusal(
	{ clock, env }: Pick<Services, "clock" | "env">,
	transaction: Transaction | Services["database"]["db"],
	lead: DeskLead,
	authorId: string,
): Promise<ReplyRefusal | null> {
	if (!lead.email) return "noEmail";
	if (!lead.isListed) return "quarantined";
	const [suppressions = []] = await suppressionsOf(transaction, env, [lead]);
	if (stoppedChannels(suppressions).has("email")) return "suppressed";
	const since = (hours: number) => gt(leadReplies.createdAt, new Date(clock().getTime() - hours * 3_600_000));
	const ofLead = and(eq(leadReplies.leadId, lead.id), since(24));
	if ((await transaction.$count(leadReplies, ofLead)) >= maxRepliesPerLeadAndDay) return "tooManyOfLead";
	const ofAuthor = and(eq(leadReplies.authorId, authorId), since(1));
	return (await transaction.$count(leadReplies, ofAuthor)) >= maxRepliesPerAuthorAndHour ? "tooManyOfAuthor" : null;
}

/** Errors of a template that doesn't fit the lead, or of a text that nobody here can check. */
async function fitErrors(
	transaction: Transaction,
	draft: ReplyDraft,
	lead: DeskLead,
	author: LeadActor,
): Promise<ReplyErrors> {
	const { template, locale } = draft;
	if (template && !offeredTemplates(lead).includes(template)) return { template: "notAllowed" };
	if (isUnchanged(draft, lead, author) || (await isSpokenHere(transaction, locale, author.locale))) return {};
	return { text: "notUnchanged" };
}

function isUnchanged({ template, locale, subject, text }: ReplyDraft, lead: DeskLead, author: LeadActor): boolean {
	if (!template) return false;
	const rendered = renderReply(template, locale, lead, author);
	return subject === rendered.subject && text === rendered.text;
}

/** Regulated words that the template does not have: those of templates were reviewed. */
function addedRegulatedWords(draft: ReplyDraft, lead: DeskLead, author: LeadActor): RegulatedFinding[] {
	const { template, locale, subject, text } = draft;
	const rendered = template ? renderReply(template, locale, lead, author) : { subject: "", text: "" };
	const reviewed = new Set(
		findRegulatedWords(locale, `${rendered.subject}\n${rendered.text}`).map(({ word }) => word.toLowerCase()),
	);
	return findRegulatedWords(locale, `${subject}\n${text}`).filter(({ word }) => !reviewed.has(word.toLowerCase()));
}
