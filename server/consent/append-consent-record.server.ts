import { createHash, randomUUID } from "node:crypto";
import { desc, sql } from "drizzle-orm";
import { consentRecords } from "#database/schema.ts";
import { type ConsentRecord, canonicalRecord, ledgerStart } from "#domain/consent/consent-record.ts";
import type { Transaction } from "../platform/database/client.server.ts";

/** Any number that no other advisory lock uses. */
const ledgerLock = 7_203_115;

export function sha256(text: string): string {
	return createHash("sha256").update(text, "utf8").digest("hex");
}

/** Appends a record. Other writers of the ledger wait until the transaction ends. */
export async function appendConsentRecord(
	transaction: Transaction,
	given: Omit<ConsentRecord, "id" | "textVersion">,
): Promise<void> {
	await transaction.execute(sql`SELECT pg_advisory_xact_lock(${ledgerLock})`);
	const [last] = await transaction
		.select({ hash: consentRecords.hash })
		.from(consentRecords)
		.orderBy(desc(consentRecords.sequence))
		.limit(1);
	const previousHash = last?.hash ?? ledgerStart;
	const record: ConsentRecord = { ...given, id: randomUUID(), textVersion: sha256(given.text) };
	await transaction.insert(consentRecords).values({
		id: record.id,
		contact_submission_id: record.contactSubmissionId,
		text: record.text,
		text_version: record.textVersion,
		text_published: record.textPublished,
		locale: record.locale,
		page: record.page,
		boxes: record.boxes,
		name: record.name,
		email: record.email,
		phone: record.phone,
		recorded_at: record.recordedAt,
		ip_address: record.ipAddress,
		user_agent: record.userAgent,
		previous_hash: previousHash,
		hash: sha256(canonicalRecord(record, previousHash)),
	});
}
