import { randomUUID } from "node:crypto";
import { ne } from "drizzle-orm";
import { ledgerNotes } from "#database/schema.ts";
import type { LedgerBreak } from "#domain/ledger/ledger-break.ts";
import type { Database } from "../platform/database/client.server.ts";
import { type RecordKind, recordKind } from "./record-kind.server.ts";

export const noteKindName = "note";

/** Notes are records of the ledger that they explain. */
export function noteKind(ledger: string): RecordKind {
	return recordKind({
		ledger,
		name: noteKindName,
		table: ledgerNotes,
		sequence: ledgerNotes.sequence,
		id: ledgerNotes.id,
		storedAt: ledgerNotes.storedAt,
		hashed: [
			ledgerNotes.id,
			ledgerNotes.ledger,
			ledgerNotes.subject,
			ledgerNotes.fingerprint,
			ledgerNotes.reason,
			ledgerNotes.notedAt,
		],
		exempt: ne(ledgerNotes.ledger, ledger),
	});
}

/** Reads a note from its hashed fields. */
export function noteOf(fields: readonly (string | null)[]) {
	const [, , subject, fingerprint, reason] = fields;
	return { subject, fingerprint, reason: reason ?? "" };
}

/** Writes down why there are these breaks. The notes count once they are sealed. */
export async function insertLedgerNotes(
	db: Database,
	ledger: string,
	breaks: readonly Pick<LedgerBreak, "subject" | "fingerprint">[],
	reason: string,
	now: Date,
): Promise<void> {
	const notedAt = now.toISOString();
	for (const { subject, fingerprint } of breaks) {
		await db.insert(ledgerNotes).values({ id: randomUUID(), ledger, subject, fingerprint, reason, notedAt });
	}
}
