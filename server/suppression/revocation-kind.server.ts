import { revocations } from "#database/schema.ts";
import type { encryptedRevocationFields, revocationFields } from "#domain/consent/consent-certificate.ts";
import { type EncryptedKind, encryptedKind } from "../ledger/encrypted-kind.server.ts";
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
export function revocationKind(ledger: string): EncryptedKind {
	const fields = {
		id: revocations.id,
		lead_id: revocations.leadId,
		email: revocations.email,
		email_key: revocations.emailKey,
		phone: revocations.phone,
		phone_key: revocations.phoneKey,
		channels: revocations.channels,
		method: revocations.method,
		locale: revocations.locale,
		words: null,
		recorded_at: revocations.recordedAt,
		due_on: revocations.dueOn,
		recorded_by: revocations.recordedBy,
		ip_address: null,
		user_agent: null,
	} satisfies Record<(typeof revocationFields)[number], unknown> &
		Record<(typeof encryptedRevocationFields)[number], null>;
	return encryptedKind({
		ledger,
		name: "revocation",
		table: revocations,
		sequence: revocations.sequence,
		id: revocations.id,
		fields: Object.entries(fields),
	});
}
