import { consentRecords } from "#database/schema.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import { noteWritten } from "../platform/database/transaction-guard.server.ts";
import { sha256 } from "../platform/sha256.server.ts";

/**
 * An entry of the consent ledger: who agreed to which text, where and when. The Telemarketing Sales Rule
 * (16 CFR 310.5(a)(8)) requires it for five years.
 */
interface ConsentRecord {
	id: string;
	contactSubmissionId: string;
	text: string;
	textPublished: boolean;
	locale: string;
	page: string;
	boxes: Record<string, boolean>;
	name: string;
	email: string;
	phone: string;
	/** ISO 8601, UTC. */
	recordedAt: string;
	ipAddress: string;
	userAgent: string;
}

/** Stores records in one statement, without a lock. The ledger seals them after the transaction has committed. */
export async function insertConsentRecords(transaction: Transaction, records: readonly ConsentRecord[]): Promise<void> {
	if (records.length === 0) return;
	await transaction.insert(consentRecords).values(
		records.map((record) => ({
			id: record.id,
			contact_submission_id: record.contactSubmissionId,
			text: record.text,
			text_version: sha256(record.text),
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
		})),
	);
	noteWritten(transaction, consentRecords);
}
