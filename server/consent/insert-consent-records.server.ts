import { consentRecords } from "#database/schema.ts";
import type { ConsentBody } from "#domain/consent/consent-certificate.ts";
import { insertBodies } from "../ledger/record-bodies.server.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import { insertRows } from "../platform/database/insert-rows.server.ts";
import { sentTogether } from "../platform/database/sent-together.server.ts";
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
	/** Its key and nonce, so that the same record is always encrypted to the same bytes. Without it, random ones. */
	secret?: string | undefined;
}

/** Stores records in a few statements, without a lock. The ledger seals them after the transaction has committed. */
export async function insertConsentRecords(transaction: Transaction, records: readonly ConsentRecord[]): Promise<void> {
	if (records.length === 0) return;
	const bodies = records.map(({ id, secret, text, page, name, email, phone, ipAddress, userAgent }) => {
		const content = { text, page, name, email, phone, ip_address: ipAddress, user_agent: userAgent };
		return { id, secret, content: content satisfies ConsentBody };
	});
	const rows = records.map((record) => ({
		id: record.id,
		contact_submission_id: record.contactSubmissionId,
		text_version: sha256(record.text),
		text_published: record.textPublished,
		locale: record.locale,
		boxes: record.boxes,
		recorded_at: record.recordedAt,
	}));
	await sentTogether(insertBodies(transaction, bodies), insertRows(transaction, consentRecords, rows));
	noteWritten(transaction, consentRecords);
}
