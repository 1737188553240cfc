import { and, eq, gt, notInArray, sql } from "drizzle-orm";
import { sentVisitorEmails } from "#database/schema.ts";
import { type DeliveryKind, type DeliveryResult, delivered, heldBack } from "#domain/lead-desk/delivery.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { translator } from "#i18n/messages.server.ts";
import { failureOf } from "../deliveries/failure-code.server.ts";
import { recordAttempt } from "../deliveries/record-delivery.server.ts";
import type { Attachment } from "../platform/mail/mailer.server.ts";
import { RecipientRefusedError } from "../platform/mail/refused-recipient.server.ts";
import type { Services } from "../services.server.ts";
import { suppressRecipient } from "../suppression/refused-addresses.server.ts";
import { isAskedFor, stoppedChannels, suppressionsOf } from "../suppression/suppressions.server.ts";
import { unsubscribeLinks } from "../suppression/unsubscribe-link.server.ts";
import type { EmailDraft } from "./email-draft.server.ts";
import { mailboxHash } from "./mailbox-hash.server.ts";
import { sendEmail } from "./send-email.server.ts";

type VisitorEmailKind = (typeof sentVisitorEmails.$inferSelect)["kind"];
/** The parts that an email to a visitor needs. */
export type VisitorEmailParts = Pick<Services, "database" | "env" | "clock" | "log" | "mailer" | "renderer">;

/** Anyone may type a stranger's address. Beyond these numbers no more emails go to one mailbox in a day. */
const maxOfKindPerMailboxAndDay = {
	acknowledgment: 1,
	spot: 2,
	report: 6,
	guide: 6,
	reminder: 1,
	/** Written by staff. */
	reply: 20,
	/** Staff asked for it: see `resend-delivery.server.ts`. */
	resend: 20,
	/** Links that anyone may have mailed: to confirm an address, and for a forgotten password. */
	account: 10,
	/** Of its own, like the next two, so that no stranger can use it up. Only an admin causes one. */
	invitation: 10,
	/** Takes the password of an account. */
	emailChange: 10,
	/** What the owner must learn of a break-in, or of what an admin did. */
	security: 20,
	privacy: 4,
} as const;
/** Of all kinds together that answer leads: those must not keep the owner of an account, or of data, from its links. */
const maxPerMailboxAndDay = 6;
/** The kinds that concern neither a lead nor a stranger's request. */
const kindsOfAccounts: readonly VisitorEmailKind[] = ["account", "invitation", "emailChange", "security"];
/** A person decides about each, so no stranger causes them or uses up their number. */
const kindsByStaff: readonly VisitorEmailKind[] = ["reply", "resend"];
/** Under which name the lead's page shows them. */
const deliveryKindOf: Partial<Record<VisitorEmailKind, DeliveryKind>> = {
	acknowledgment: "acknowledge-visitor",
	spot: "acknowledge-visitor",
	report: "send-report",
	guide: "send-guide",
	reminder: "send-due-reminders",
	reply: "send-reply",
};
/** All visitors together. What exceeds it waits, so that a flood does not ruin the agency's name as a sender. */
const maxPerHour = 300;
/** Accounts have their own limits, so a flood of leads does not keep staff from confirming theirs. */
const maxPerHourWithAccounts = 400;
/** Nobody waits for a reminder, so a share is left for answers to whoever writes just now. */
const maxPerHourWithReminders = 150;

const hour = 3_600_000;
const day = 24 * hour;

/** So many emails go to visitors that the rest has to wait. The job is retried. */
export class EmailCeilingError extends Error {
	override name = "EmailCeilingError";
	readonly heldBecause = "ceiling";
	constructor() {
		super(`Too many emails to visitors within an hour`);
	}
}

interface VisitorEmail {
	to: string;
	kind: VisitorEmailKind;
	/** The same in each attempt. */
	id: string;
	/**
	 * The lead that it answers. Null if it concerns an account or a data request: then it has no link to unsubscribe, and
	 * goes out to somebody who did.
	 */
	lead: { id: string; locale: Locale } | null;
}

type Compose = () => Promise<{ draft: EmailDraft; attachments?: Attachment[] }>;

/**
 * Sends an email to an address that nobody may have confirmed. Too many to one mailbox, and any to an address that
 * refused, complained or unsubscribed, are not sent; staff have the lead all the same, and are told. The lead's page shows
 * each attempt.
 * @param compose is called only if the email goes out
 * @throws EmailCeilingError if it has to wait
 */
export async function sendToVisitor(
	services: VisitorEmailParts,
	email: VisitorEmail,
	compose: Compose,
): Promise<DeliveryResult> {
	const { lead, id, kind } = email;
	const deliveryKind = deliveryKindOf[kind];
	if (!lead || !deliveryKind) return send(services, email, compose);
	const attempt = { leadId: lead.id, jobId: id, channel: "email", kind: deliveryKind } as const;
	return recordAttempt(services, attempt, () => send(services, email, compose));
}

async function send(services: VisitorEmailParts, email: VisitorEmail, compose: Compose): Promise<DeliveryResult> {
	const { log } = services;
	const { kind, id, to, lead } = email;
	const admission = await admit(services, email);
	if (admission === "wait") {
		log[kind === "reminder" ? "info" : "error"](
			{ kind },
			"the hourly ceiling of emails to visitors is reached; the others wait",
		);
		throw new EmailCeilingError();
	}
	if (admission !== "send") {
		log.info({ kind, id, reason: admission }, "an email to a visitor is not sent");
		return heldBack(admission);
	}
	const { draft, attachments } = await compose();
	try {
		await sendEmail(
			services,
			lead ? { ...draft, unsubscribe: unsubscribe(services, to, lead) } : draft,
			id,
			attachments,
		);
		return delivered;
	} catch (error) {
		if (!(error instanceof RecipientRefusedError)) throw error;
		log.warn({ kind, id }, "the mail server refused a visitor's address for good");
		await suppressRecipient(services, to, "bounce");
		return failureOf(error);
	}
}

function unsubscribe({ env }: Pick<Services, "env">, email: string, { id, locale }: { id: string; locale: Locale }) {
	const links = unsubscribeLinks(env, { leadId: id, email, locale });
	return { ...links, label: translator(locale, "emails")("unsubscribe") };
}

function ceilingOf(kind: VisitorEmailKind): number {
	if (kind === "reminder") return maxPerHourWithReminders;
	return kindsOfAccounts.includes(kind) ? maxPerHourWithAccounts : maxPerHour;
}

/** Counts the email, once for all attempts, unless it may not go out. */
async function admit(
	{ database, env, clock }: Pick<Services, "database" | "env" | "clock">,
	{ to, kind, id, lead }: VisitorEmail,
): Promise<"send" | "wait" | "suppressed" | "too_many"> {
	const now = clock();
	const mailbox = mailboxHash(env, to);
	const ofMailbox = eq(sentVisitorEmails.mailboxHash, mailbox);
	const since = (ms: number) => gt(sentVisitorEmails.sentAt, new Date(now.getTime() - ms));
	return database.db.transaction(async (transaction) => {
		const contact = { id: lead?.id ?? null, email: to, phone: null };
		const [suppressions = []] = await suppressionsOf(transaction, env, [contact]);
		// Who unsubscribed still gets the links that they ask for.
		const refusals = lead ? suppressions : suppressions.filter((one) => !isAskedFor(one));
		// A complaint about other emails takes nobody's rights to their data.
		const stops = kind === "privacy" ? refusals.filter(({ reason }) => reason !== "complaint") : refusals;
		if (stoppedChannels(stops).has("email")) return "suppressed";
		// Two jobs for one mailbox would each count before the other is stored.
		await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${mailbox}, 0))`);
		const [earlier] = await transaction
			.select({ id: sentVisitorEmails.id })
			.from(sentVisitorEmails)
			.where(eq(sentVisitorEmails.id, id));
		if (earlier) return "send";
		const ofKind = and(ofMailbox, since(day), eq(sentVisitorEmails.kind, kind));
		if ((await transaction.$count(sentVisitorEmails, ofKind)) >= maxOfKindPerMailboxAndDay[kind]) return "too_many";
		const ofLeads = and(
			ofMailbox,
			since(day),
			notInArray(sentVisitorEmails.kind, [...kindsOfAccounts, ...kindsByStaff, "privacy"]),
		);
		if (
			lead &&
			!kindsByStaff.includes(kind) &&
			(await transaction.$count(sentVisitorEmails, ofLeads)) >= maxPerMailboxAndDay
		) {
			return "too_many";
		}
		const ofSite = await transaction.$count(sentVisitorEmails, since(hour));
		if (ofSite >= ceilingOf(kind)) return "wait";
		await transaction.insert(sentVisitorEmails).values({ id, mailboxHash: mailbox, kind, sentAt: now });
		return "send";
	});
}
