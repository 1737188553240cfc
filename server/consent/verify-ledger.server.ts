import { asc, gt } from "drizzle-orm";
import { consentRecords } from "#database/schema.ts";
import { canonicalRecord, ledgerStart } from "#domain/consent/consent-record.ts";
import type { Database } from "../platform/database/client.server.ts";
import { sha256 } from "./insert-consent-records.server.ts";

export type LedgerReport = { intact: true; records: number } | { intact: false; records: number; brokenAt: string };

const pageSize = 500;

/** Reads the whole ledger and recomputes every hash: a changed, missing or inserted record breaks the chain. */
export async function verifyLedger(db: Database): Promise<LedgerReport> {
	let previousHash = ledgerStart;
	let records = 0;
	let sequence = 0;
	for (;;) {
		const page = await db
			.select()
			.from(consentRecords)
			.where(gt(consentRecords.sequence, sequence))
			.orderBy(asc(consentRecords.sequence))
			.limit(pageSize);
		for (const row of page) {
			sequence = row.sequence;
			// Not part of the old chain.
			if (row.hash === null) {
				records += 1;
				continue;
			}
			const canonical = canonicalRecord(
				{
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
				},
				previousHash,
			);
			const sound =
				row.previous_hash === previousHash && row.hash === sha256(canonical) && row.text_version === sha256(row.text);
			if (!sound) return { intact: false, records, brokenAt: row.id };
			previousHash = row.hash;
			records += 1;
		}
		if (page.length < pageSize) return { intact: true, records };
	}
}
