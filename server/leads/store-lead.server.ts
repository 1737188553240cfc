import { eq } from "drizzle-orm";
import { contactSubmissions, conversionEvents, usedCaptchaTokens } from "#database/schema.ts";
import { deadlines } from "#domain/leads/deadlines.ts";
import type { LeadFacts } from "#domain/leads/lead-content.ts";
import { serviceOfKind } from "#domain/leads/lead-kind.ts";
import type { ConsentBoxes } from "#domain/leads/lead-submission.ts";
import { isNotOffered } from "#domain/leads/not-offered.ts";
import { appendConsentRecord } from "../consent/append-consent-record.server.ts";
import type { Jobs } from "../jobs.server.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import { jobsFor } from "./lead-jobs.server.ts";

/** A lead that has been checked, with all that is known of how it came. */
export interface Lead extends LeadFacts {
	submissionId: string;
	subject: string;
	locale: string;
	sessionId: string | null;
	page: string;
	formUrl: string | null;
	referrer: string | null;
	utm: { source: string | null; medium: string | null; campaign: string | null };
	userAgent: string;
	ipAddress: string;
	securityMetadata: object | null;
	spamReasons: string[];
	consent: { text: string; published: boolean; boxes: ConsentBoxes };
}

export interface StoredLead {
	id: string;
	/** False when the same submission had been stored before. */
	isNew: boolean;
}

/** Puts the message in, or finds it where an earlier attempt put it. */
export async function insertLead(transaction: Transaction, lead: Lead, now: Date): Promise<StoredLead> {
	const { reviewDueAt, contactDueAt } = deadlines(now);
	const [inserted] = await transaction
		.insert(contactSubmissions)
		.values({
			submission_id: lead.submissionId,
			service: serviceOfKind[lead.purpose],
			purpose: lead.purpose,
			first_name: lead.first_name,
			last_name: lead.last_name,
			email: lead.email,
			phone: lead.phone,
			message: lead.message,
			product: lead.product,
			state: lead.state,
			unserved: isNotOffered(lead.state, lead.product),
			details: lead.details,
			subject: lead.subject,
			locale: lead.locale,
			session_id: lead.sessionId,
			page_source: lead.page,
			form_url: lead.formUrl,
			referrer: lead.referrer,
			utm_source: lead.utm.source,
			utm_medium: lead.utm.medium,
			utm_campaign: lead.utm.campaign,
			user_agent: lead.userAgent,
			ip_address: lead.ipAddress,
			security_metadata: lead.securityMetadata,
			spam_reasons: lead.spamReasons,
			review_due_at: reviewDueAt,
			contact_due_at: contactDueAt,
			created_at: now,
		})
		.onConflictDoNothing({ target: contactSubmissions.submission_id })
		.returning({ id: contactSubmissions.id });
	if (inserted) return { id: inserted.id, isNew: true };
	const earlier = await findLead(transaction, lead.submissionId);
	if (!earlier) throw new Error("A submission was refused as stored before, yet is not there");
	return { id: earlier, isNew: false };
}

export async function findLead(db: Pick<Transaction, "select">, submissionId: string): Promise<string | undefined> {
	const [row] = await db
		.select({ id: contactSubmissions.id })
		.from(contactSubmissions)
		.where(eq(contactSubmissions.submission_id, submissionId));
	return row?.id;
}

/** @returns false when the token was used for another message */
export async function spendCaptchaToken(
	transaction: Transaction,
	token: { tokenHash: string; expiresAt: Date },
): Promise<boolean> {
	const spent = await transaction
		.insert(usedCaptchaTokens)
		.values({ token_hash: token.tokenHash, expires_at: token.expiresAt })
		.onConflictDoNothing()
		.returning();
	return spent.length === 1;
}

/** What belongs to a new lead: the proof of consent, its place in the statistics, and what is done next. */
export async function attachToLead(
	transaction: Transaction,
	jobs: Jobs,
	id: string,
	lead: Lead,
	{ now, webhook }: { now: Date; webhook: boolean },
): Promise<void> {
	await appendConsentRecord(transaction, {
		contactSubmissionId: id,
		text: lead.consent.text,
		textPublished: lead.consent.published,
		locale: lead.locale,
		page: lead.page,
		boxes: lead.consent.boxes,
		name: `${lead.first_name} ${lead.last_name}`.trim(),
		email: lead.email ?? "",
		phone: lead.phone ?? "",
		recordedAt: now.toISOString(),
		ipAddress: lead.ipAddress,
		userAgent: lead.userAgent,
	});
	await transaction.insert(conversionEvents).values({
		event_type: "form_submit",
		session_id: lead.sessionId,
		page: lead.page,
		locale: lead.locale,
		service: serviceOfKind[lead.purpose],
		created_at: now,
	});
	for (const job of jobsFor(lead, { webhook })) await jobs.enqueue(transaction, job, { leadId: id });
}
