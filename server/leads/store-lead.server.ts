import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { contactSubmissions, conversionEvents, usedCaptchaTokens } from "#database/schema.ts";
import { deadlines } from "#domain/leads/deadlines.ts";
import { fullName, type Lead } from "#domain/leads/lead.ts";
import { serviceOfKind } from "#domain/leads/lead-kind.ts";
import type { ConsentBoxes } from "#domain/leads/lead-submission.ts";
import { isNotOffered } from "#domain/leads/not-offered.ts";
import { insertConsentRecords } from "../consent/insert-consent-records.server.ts";
import type { Jobs } from "../jobs.server.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import { jobsFor } from "./lead-jobs.server.ts";

type Columns = typeof contactSubmissions.$inferInsert;

/** The consent that a lead carries. */
export interface LeadConsent {
	text: string;
	/** Whether this site publishes that wording. */
	published: boolean;
	boxes: ConsentBoxes;
}

/** Stores the lead. If an earlier attempt stored it, finds it, and `isNew` is false. */
export async function insertLead(
	transaction: Transaction,
	lead: Lead,
	now: Date,
): Promise<{ id: string; isNew: boolean }> {
	const [inserted] = await transaction
		.insert(contactSubmissions)
		.values({
			// Fails to compile if a property of a lead has no column. Drizzle would drop it silently.
			...(lead satisfies Pick<Columns, keyof Lead>),
			...deadlines(now),
			service: serviceOfKind[lead.kind],
			notOffered: isNotOffered(lead.state, lead.product),
			createdAt: now,
		})
		.onConflictDoNothing({ target: contactSubmissions.submissionId })
		.returning({ id: contactSubmissions.id });
	if (inserted) return { id: inserted.id, isNew: true };
	const earlier = await findLead(transaction, lead.submissionId);
	if (!earlier) throw new Error("The submission conflicts with a stored lead that cannot be found");
	return { id: earlier, isNew: false };
}

export async function findLead(db: Pick<Transaction, "select">, submissionId: string): Promise<string | undefined> {
	const [row] = await db
		.select({ id: contactSubmissions.id })
		.from(contactSubmissions)
		.where(eq(contactSubmissions.submissionId, submissionId));
	return row?.id;
}

/** @returns false if the token was used for another lead */
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

/** Stores what belongs to a new lead: the consent record, the conversion event and the jobs. */
export async function attachToLead(
	transaction: Transaction,
	jobs: Jobs,
	id: string,
	lead: Lead,
	consent: LeadConsent,
	{ now, webhook }: { now: Date; webhook: boolean },
): Promise<void> {
	const { locale, ipAddress, userAgent, pageSource: page } = lead;
	const record = {
		id: randomUUID(),
		contactSubmissionId: id,
		text: consent.text,
		textPublished: consent.published,
		locale,
		page,
		boxes: consent.boxes,
		name: fullName(lead),
		email: lead.email ?? "",
		phone: lead.phone ?? "",
		recordedAt: now.toISOString(),
		ipAddress,
		userAgent,
	};
	await insertConsentRecords(transaction, [record]);
	await transaction.insert(conversionEvents).values({
		event_type: "form_submit",
		session_id: lead.sessionId,
		page,
		locale,
		service: serviceOfKind[lead.kind],
		created_at: now,
	});
	for (const { name, priority } of jobsFor(lead, { webhook })) {
		await jobs.enqueue(transaction, name, { leadId: id }, { priority });
	}
}
