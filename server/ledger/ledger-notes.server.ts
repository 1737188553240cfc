import { randomUUID } from "node:crypto";
import { ne } from "drizzle-orm";
import { ledgerNotes } from "#database/schema.ts";
import type { LedgerBreak } from "#domain/ledger/ledger-break.ts";
import { type NoteContent, noteText } from "#domain/ledger/sealed-text.ts";
import type { Database } from "../platform/database/client.server.ts";
import { isSignedBy, type LedgerKey, type TrustedKeys } from "./ledger-key.server.ts";
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
			ledgerNotes.keyId,
			ledgerNotes.signature,
		],
		others: ne(ledgerNotes.ledger, ledger),
	});
}

/**
 * Reads a note from its hashed fields.
 * @returns undefined if none of these keys signed it for this ledger
 */
export function genuineNote(
	ledger: string,
	fields: readonly (string | null)[],
	keys: TrustedKeys,
): NoteContent | undefined {
	const [id, , subject, fingerprint, reason, notedAt, keyId, signature] = fields.map((field) => field ?? "");
	const key = keys.get(keyId ?? "");
	if (!(id && subject && fingerprint && reason && notedAt && keyId && signature && key)) return undefined;
	const note = { ledger, id, subject, fingerprint, reason, notedAt, keyId };
	return isSignedBy(key, noteText(note), signature) ? note : undefined;
}

/**
 * Writes down why there are these breaks, and signs it: the seal alone says nothing of the author, because every stored
 * row is sealed. The notes count once they are sealed.
 */
export async function insertLedgerNotes(
	db: Database,
	{ ledger, key }: { ledger: string; key: LedgerKey },
	breaks: readonly Pick<LedgerBreak, "subject" | "fingerprint">[],
	reason: string,
	now: Date,
): Promise<void> {
	// The database would replace half a character, and the signature would not hold.
	const common = { ledger, reason: reason.toWellFormed(), notedAt: now.toISOString(), keyId: key.keyId };
	for (const { subject, fingerprint } of breaks) {
		const note = { ...common, id: randomUUID(), subject, fingerprint };
		await db.insert(ledgerNotes).values({ ...note, signature: key.sign(noteText(note)) });
	}
}
