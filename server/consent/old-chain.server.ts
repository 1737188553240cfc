import { and, asc, count, desc, gt, isNotNull } from "drizzle-orm";
import { consentRecords } from "#database/schema.ts";
import { canonicalRecord } from "#domain/consent/consent-record.ts";
import { ledgerStart } from "#domain/ledger/sealed-text.ts";
import { foundBreak } from "../ledger/compare-anchors.server.ts";
import type { Beginning } from "../ledger/record-kind.server.ts";
import { sha256 } from "../platform/sha256.server.ts";

const pageSize = 500;

/**
 * Consent records from before the seals: each holds the hash of the one before and its own, in the order of their
 * sequence. The first seal is bound to the last of them.
 */
export const oldChain: Beginning = {
	async head(db) {
		const [total] = await db.select({ records: count(consentRecords.hash) }).from(consentRecords);
		const [last] = await db
			.select({ hash: consentRecords.hash })
			.from(consentRecords)
			.where(isNotNull(consentRecords.hash))
			.orderBy(desc(consentRecords.sequence))
			.limit(1);
		return { position: total?.records ?? 0, hash: last?.hash ?? ledgerStart };
	},
	async verify(db, { passed, found }) {
		let head = { position: 0, hash: ledgerStart };
		let sequence = 0;
		for (;;) {
			const page = await db
				.select()
				.from(consentRecords)
				.where(and(isNotNull(consentRecords.hash), gt(consentRecords.sequence, sequence)))
				.orderBy(asc(consentRecords.sequence))
				.limit(pageSize);
			for (const row of page) {
				const hash = row.hash ?? "";
				const position = head.position + 1;
				if (row.previous_hash !== head.hash) {
					found(foundBreak("unbound", row.id, [row.previous_hash, head.hash], position));
				}
				const computed = sha256(canonicalOf(row));
				if (hash !== computed || row.text_version !== sha256(row.text)) {
					found(foundBreak("changed", row.id, [hash, computed, row.text_version], position));
				}
				head = { position, hash };
				passed(head);
				sequence = row.sequence;
			}
			if (page.length < pageSize) return head;
		}
	},
};

function canonicalOf(row: typeof consentRecords.$inferSelect): string {
	const record = {
		id: row.id,
		contactSubmissionId: row.contact_submission_id,
		text: row.text,
		textVersion: row.text_version,
		textPublished: row.text_published,
		locale: row.locale,
		page: row.page,
		boxes: row.boxes,
		name: row.name,
		email: row.email,
		phone: row.phone,
		recordedAt: row.recorded_at,
		ipAddress: row.ip_address,
		userAgent: row.user_agent,
	};
	return canonicalRecord(record, row.previous_hash ?? "");
}
