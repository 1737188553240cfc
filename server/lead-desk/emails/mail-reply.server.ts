import { and, eq, ne, sql } from "drizzle-orm";
import { shownTeam } from "#content/shown-team.server.ts";
import { contactSubmissions, leadReplies } from "#database/schema.ts";
import { type DeliveryResult, heldBack } from "#domain/lead-desk/delivery.ts";
import type { StatusRule } from "#domain/lead-desk/lead-status.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { translator } from "#i18n/messages.server.ts";
import { draftEmail } from "../../emails/email-draft.server.ts";
import { sendToVisitor, type VisitorEmailParts } from "../../emails/send-to-visitor.server.ts";
import { smallPrint } from "../../leads/visitor-message.server.ts";
import { hasLicenseNumber, licenseLineBeside } from "../../pdf/license-line.server.ts";
import { changeLead } from "../work/change-lead.server.ts";
import type { DeskLead } from "../work/find-lead.server.ts";
import { noteContact } from "../work/lead-contacts.server.ts";

type Reply = typeof leadReplies.$inferSelect;

/**
 * Emails what a member of the staff wrote. Answers go to the agency, where somebody reads them although the writer is
 * away. Once it is out, the lead counts as contacted.
 */
export async function mailReply(
	services: VisitorEmailParts,
	{ leadId, replyId }: { leadId: string; replyId: string },
	jobId: string,
): Promise<void> {
	const { db } = services.database;
	const [found] = await db
		.select({ reply: leadReplies, lead: contactSubmissions })
		.from(leadReplies)
		.innerJoin(contactSubmissions, eq(contactSubmissions.id, leadReplies.leadId))
		.where(and(eq(leadReplies.id, replyId), eq(leadReplies.leadId, leadId)));
	const email = found?.lead.email;
	// A deletion of the person's data takes both, and a job that is repeated has sent it.
	if (!email || (found.reply.state === "sent" && jobId === replyId)) return;
	const { reply, lead } = found;
	const { locale } = reply;
	// A person who restores the lead sees that it wasn't sent.
	if (lead.deletedAt !== null) return settle(services, reply, heldBack("not_allowed"));
	try {
		const result = await sendToVisitor(
			services,
			{ to: email, kind: "reply", id: jobId, lead: { id: leadId, locale } },
			async () => ({
				draft: draftEmail({ to: email, subject: reply.subject }, "personalMessage", {
					language: locale,
					copy: { text: reply.text, ...belowReply(lead, locale, reply.text) },
				}),
			}),
		);
		await settle(services, reply, result);
	} catch (error) {
		await db
			.update(leadReplies)
			.set({ state: "failed" })
			.where(and(eq(leadReplies.id, replyId), isUnsent));
		throw error;
	}
}

/** A sent email stays sent, even if a second attempt fails. */
const isUnsent = ne(leadReplies.state, "sent");

/** The text below every email to a person. */
export function belowReply(
	{ kind, product, state }: Pick<DeskLead, "kind" | "product" | "state">,
	locale: Locale,
	text: string,
) {
	return {
		license: licenseLineBeside(hasLicenseNumber(text, shownTeam(locale)), locale, state),
		notes: smallPrint({ kind, product, locale }),
		footer: translator(locale, "emails")("footer"),
	};
}

async function settle(
	{ database, clock }: Pick<VisitorEmailParts, "database" | "clock">,
	{ id, leadId, authorId, authorName }: Reply,
	{ outcome }: DeliveryResult,
): Promise<void> {
	const now = clock();
	await database.db.transaction(async (transaction) => {
		const isSent = outcome === "sent";
		await transaction
			.update(leadReplies)
			// It keeps the time at which it went out first.
			.set({ state: outcome, ...(isSent && { sentAt: sql`coalesce(${leadReplies.sentAt}, ${now.toISOString()})` }) })
			.where(and(eq(leadReplies.id, id), isSent ? undefined : isUnsent));
		if (!isSent) return;
		const [lead] = await transaction
			.select()
			.from(contactSubmissions)
			.where(eq(contactSubmissions.id, leadId))
			.for("no key update");
		if (lead?.status === "new") {
			await changeLead(transaction, lead, {
				kind: "status",
				set: { status: "contacted" },
				before: { status: "new" },
				after: { status: "contacted", rule: "email" satisfies StatusRule },
				by: { userId: authorId, name: authorName },
				at: now,
			});
		}
		await noteContact(transaction, leadId, now);
	});
}
