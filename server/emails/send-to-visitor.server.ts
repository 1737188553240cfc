import { and, eq, gt, inArray, notInArray, sql } from "drizzle-orm";
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
	/** Staff set, moved or canceled an appointment, or the person is reminded of it. */
	appointment: 20,
	/** Staff requested it: see `resend-delivery.server.ts`. */
	resend: 20,
	/** Links that anyone may have mailed: to confirm an address, and for a forgotten password. */
	account: 10,
	/** This limit and the next two are separate, so that no stranger can use them up. Only an admin causes one. */
	invitation: 10,
	/** Takes the password of an account. */
	emailChange: 10,
	/** Warnings to the owner about a break-in, or about an admin's action. */
	security: 20,
	privacy: 4,
} as const;
/**
 * The daily limit for all kinds that answer leads: they must not keep the owner of an account, or of data, from its
 * links.
 */
const maxPerMailboxAndDay = 6;
/** The kinds that concern neither a lead nor a stranger's request. */
const kindsOfAccounts: readonly VisitorEmailKind[] = ["account", "invitation", "emailChange", "security"];
/** A person decides about each, so no stranger causes them or uses up their number. */
const kindsByStaff: readonly VisitorEmailKind[] = ["reply", "resend", "appointment"];
/** Under which name the lead's page shows them. */
const deliveryKindOf: Partial<Record<VisitorEmailKind, DeliveryKind>> = {
	acknowledgment: "acknowledge-visitor",
	spot: "acknowledge-visitor",
	report: "send-report",
	guide: "send-guide",
	reminder: "send-due-reminders",
	reply: "send-reply",
	appointment: "mail-appointment",
};
/** Emails that anyone can cause by typing an address. */
const kindsByStrangers: readonly VisitorEmailKind[] = [
	...(["acknowledgment", "spot", "report", "guide", "account", "privacy"] as const),
];
/** The daily limit for all of those together to one mailbox. */
const maxByStrangersPerMailboxAndDay = 8;
/** Beyond that number, too, so that nobody can use up the links of another person. */
const firstOfDay: Partial<Record<VisitorEmailKind, number>> = { account: 2, privacy: 2 };
/**
 * Hourly limits for all visitors together. Emails over the limit wait, so that a flood doesn't ruin the agency's
 * reputation as a sender. Each group has its own limit, so that made-up leads only delay emails of their kind: neither
 * what staff write, nor what a visitor asked for in another way.
 */
const hourlyShares: readonly { kinds: readonly VisitorEmailKind[]; max: number }[] = [
	{ kinds: ["acknowledgment", "spot"], max: 150 },
	{ kinds: ["report"], max: 75 },
	{ kinds: ["guide"], max: 75 },
	{ kinds: ["reply", "resend", "appointment"], max: 150 },
	{ kinds: ["privacy"], max: 120 },
	{ kinds: ["account"], max: 250 },
	{ kinds: ["invitation", "emailChange", "security"], max: 150 },
];
/** More links than that share has, for owners of confirmed accounts: sign-ups of strangers use up the rest. */
const moreForAccounts = 100;
/** The limit for all kinds together. Nobody waits for a reminder, so answers to people who write now go first. */
const maxPerHourWithReminders = 150;

const hour = 3_600_000;
const day = 24 * hour;

/** The hourly limit of emails to visitors is reached, so the rest has to wait. The job is retried. */
export class EmailCeilingError extends Error {
	override name = "EmailCeilingError";
	readonly heldBecause = "ceiling";
	constructor() {
		super("Too many emails of this kind to visitors within an hour");
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
	/** The address has a confirmed account, whose owner must always get in. */
	hasAccount?: boolean;
}

type Compose = () => Promise<{ draft: EmailDraft; attachments?: Attachment[] }>;

/**
 * Sends an email to an address that may be unconfirmed. It isn't sent if the mailbox has reached its limit, or if the
 * address refused, complained or unsubscribed; staff still have the lead and are notified. The lead's page shows each
 * attempt.
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
			"the hourly share of a kind of emails to visitors is used up; the others wait",
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

/** The share that an email takes from. Reminders take what all others leave. */
function hourlyShareOf(kind: VisitorEmailKind) {
	const share = hourlyShares.find(({ kinds }) => kinds.includes(kind));
	return share ?? { kinds: sentVisitorEmails.kind.enumValues, max: maxPerHourWithReminders };
}

/** Counts the email, once for all attempts, unless it may not go out. */
async function admit(
	{ database, env, clock }: Pick<Services, "database" | "env" | "clock">,
	{ to, kind, id, lead, hasAccount = false }: VisitorEmail,
): Promise<"send" | "wait" | "suppressed" | "too_many"> {
	const now = clock();
	const mailbox = mailboxHash(env, to);
	const ofMailbox = eq(sentVisitorEmails.mailboxHash, mailbox);
	const since = (ms: number) => gt(sentVisitorEmails.sentAt, new Date(now.getTime() - ms));
	return database.db.transaction(async (transaction) => {
		const contact = { id: lead?.id ?? null, email: to, phone: null };
		const [suppressions = []] = await suppressionsOf(transaction, env, [contact]);
		// People who unsubscribed still get the links that they ask for.
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
		const sentOfKind = await transaction.$count(sentVisitorEmails, ofKind);
		if (sentOfKind >= maxOfKindPerMailboxAndDay[kind]) return "too_many";
		const byStrangers = and(ofMailbox, since(day), inArray(sentVisitorEmails.kind, kindsByStrangers));
		if (
			kindsByStrangers.includes(kind) &&
			!hasAccount &&
			sentOfKind >= (firstOfDay[kind] ?? 0) &&
			(await transaction.$count(sentVisitorEmails, byStrangers)) >= maxByStrangersPerMailboxAndDay
		) {
			return "too_many";
		}
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
		const { kinds, max } = hourlyShareOf(kind);
		const ofShare = and(since(hour), inArray(sentVisitorEmails.kind, kinds));
		const allowed = max + (hasAccount ? moreForAccounts : 0);
		if ((await transaction.$count(sentVisitorEmails, ofShare)) >= allowed) return "wait";
		await transaction.insert(sentVisitorEmails).values({ id, mailboxHash: mailbox, kind, sentAt: now });
		return "send";
	});
}
