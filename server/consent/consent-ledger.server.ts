import { consentRecords } from "#database/schema.ts";
import { consentFields } from "#domain/consent/consent-certificate.ts";
import { noteKind } from "../ledger/ledger-notes.server.ts";
import { type LedgerDefinition, recordKind } from "../ledger/record-kind.server.ts";
import type { ReasonsForOthers } from "../platform/database/column-choices.ts";
import { revocationKind } from "../suppression/revocation-kind.server.ts";

const name = "consent";

/** Columns that aren't sealed, and so not in certificates, with the reasons. */
export const unsealedConsent = {
	sequence: "the database counts it",
	stored_at: "only tells how long a record waits for its seal",
} satisfies ReasonsForOthers<typeof consentRecords.$inferSelect, (typeof consentFields)[number]>;

/** Consent records. */
export const consentKind = recordKind({
	ledger: name,
	name: "consent",
	table: consentRecords,
	sequence: consentRecords.sequence,
	id: consentRecords.id,
	storedAt: consentRecords.stored_at,
	hashed: consentFields.map((field) => consentRecords[field]),
});

/** Consents and revocations: who agreed to which text, where and when, and who withdrew. */
export const consentLedger: LedgerDefinition = {
	name,
	kinds: [consentKind, revocationKind(name), noteKind(name)],
};
