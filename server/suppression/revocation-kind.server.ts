import { revocations } from "#database/schema.ts";
import type { revocationFields } from "#domain/consent/consent-certificate.ts";
import { type RecordKind, recordKind } from "../ledger/record-kind.server.ts";
import type { ReasonsForOthers } from "../platform/database/column-choices.ts";

type PropertyOf<Name extends string> = Name extends `${infer First}_${infer Rest}`
	? `${First}${Capitalize<PropertyOf<Rest>>}`
	: Name;

/** Columns that aren't sealed, and so not in certificates, with the reasons. */
export const unsealedRevocation = {
	sequence: "the database counts it",
	storedAt: "only tells how long a record waits for its seal",
} satisfies ReasonsForOthers<typeof revocations.$inferSelect, PropertyOf<(typeof revocationFields)[number]>>;

/** @param ledger in which revocations are sealed: that of consent, so that it also proves which of them came later */
export function revocationKind(ledger: string): RecordKind {
	return recordKind({
		ledger,
		name: "revocation",
		table: revocations,
		sequence: revocations.sequence,
		id: revocations.id,
		storedAt: revocations.storedAt,
		hashed: [
			revocations.id,
			revocations.leadId,
			revocations.email,
			revocations.emailKey,
			revocations.phone,
			revocations.phoneKey,
			revocations.channels,
			revocations.method,
			revocations.locale,
			revocations.words,
			revocations.recordedAt,
			revocations.dueOn,
			revocations.recordedBy,
			revocations.ipAddress,
			revocations.userAgent,
		],
	});
}
