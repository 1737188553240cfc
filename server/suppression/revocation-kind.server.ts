import { sql } from "drizzle-orm";
import { revocations } from "#database/schema.ts";
import { type RecordKind, recordKind } from "../ledger/record-kind.server.ts";

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
		exempt: sql`false`,
	});
}
