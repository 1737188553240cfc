import { eq, isNull, lt, ne, or, sql } from "drizzle-orm";
import { consentRecords, recordBodies, recordKeys, revocations } from "#database/schema.ts";
import { consentFields, type encryptedConsentFields } from "#domain/consent/consent-certificate.ts";
import { retentionDays } from "#domain/retention.ts";
import { foundBreak } from "../ledger/compare-anchors.server.ts";
import { encryptedKind } from "../ledger/encrypted-kind.server.ts";
import { noteKind } from "../ledger/ledger-notes.server.ts";
import type { LedgerDefinition } from "../ledger/record-kind.server.ts";
import type { ReasonsForOthers } from "../platform/database/column-choices.ts";
import { revocationKind } from "../suppression/revocation-kind.server.ts";

const name = "consent";

/** Columns that aren't sealed, and so not in certificates, with the reasons. */
export const unsealedConsent = {
	sequence: "the database counts it",
	stored_at: "only tells how long a record waits for its seal",
} satisfies ReasonsForOthers<typeof consentRecords.$inferSelect, (typeof consentFields)[number]>;

type Encrypted = (typeof encryptedConsentFields)[number];
const isEncrypted = (field: (typeof consentFields)[number]): field is Encrypted => !(field in consentRecords);

/** Consent records. */
export const consentKind = encryptedKind({
	ledger: name,
	name: "consent",
	table: consentRecords,
	sequence: consentRecords.sequence,
	id: consentRecords.id,
	fields: consentFields.map((field) => [field, isEncrypted(field) ? null : consentRecords[field]]),
});
const withdrawn = revocationKind(name);

/** Consents and revocations: who agreed to which text, where and when, and who withdrew. */
export const consentLedger: LedgerDefinition = {
	name,
	kinds: [consentKind, withdrawn, consentKind.former, withdrawn.former, noteKind(name)],
	/** A key that is gone before its time has taken evidence away, and no seal shows that. */
	async compare(db, found) {
		const recordedAt = sql`coalesce(${consentRecords.recorded_at}, ${revocations.recordedAt})::timestamptz`;
		const { key, destroyedAt, recordId } = recordKeys;
		const rows = await db
			.select({ id: recordBodies.recordId, keyHash: recordBodies.keyHash })
			.from(recordBodies)
			.leftJoin(recordKeys, eq(recordId, recordBodies.recordId))
			.leftJoin(consentRecords, eq(consentRecords.id, recordBodies.recordId))
			.leftJoin(revocations, eq(revocations.id, recordBodies.recordId))
			.where(
				or(
					ne(sql`encode(sha256(${key}::bytea), 'hex')`, recordBodies.keyHash),
					sql`${key} IS NULL AND (${isNull(destroyedAt)} OR ${lt(destroyedAt, sql`${recordedAt} + ${`${retentionDays.consentRecords} days`}::interval`)})`,
				),
			);
		for (const { id, keyHash } of rows) found(foundBreak("key_missing", id, [keyHash]));
		return {};
	},
};
