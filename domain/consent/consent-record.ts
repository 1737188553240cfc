/**
 * An entry of the consent ledger: who agreed to which text, where and when. The Telemarketing Sales Rule
 * (16 CFR 310.5(a)(8)) requires it for five years.
 */
export interface ConsentRecord {
	id: string;
	contactSubmissionId: string;
	text: string;
	textVersion: string;
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

/** The bytes that were hashed in the old chain: every field in a fixed order, bound to the record before. */
export function canonicalRecord(record: ConsentRecord, previousHash: string): string {
	return JSON.stringify([
		previousHash,
		record.id,
		record.contactSubmissionId,
		record.text,
		record.textVersion,
		record.textPublished,
		record.locale,
		record.page,
		Object.entries(record.boxes).sort(([a], [b]) => (a < b ? -1 : 1)),
		record.name,
		record.email,
		record.phone,
		record.recordedAt,
		record.ipAddress,
		record.userAgent,
	]);
}
