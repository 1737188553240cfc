/** The content that a seal binds together. */
export interface SealContent {
	ledger: string;
	/** From 1, without gaps: the number of records up to this one. */
	position: number;
	recordKind: string;
	recordId: string;
	previousHash: string;
	keyId: string;
	/** The record as the database returns it, each column as text, in the order of its kind. */
	fields: readonly (string | null)[];
}

/** The text whose SHA-256 is the hash of a seal. It must never change: older seals could not be verified again. */
export function sealedText(content: SealContent): string {
	const { ledger, position, recordKind, recordId, previousHash, keyId, fields } = content;
	return JSON.stringify(["seal-1", ledger, String(position), recordKind, recordId, previousHash, keyId, fields]);
}

/** The end of a ledger. It covers every record before it. */
export interface Head {
	position: number;
	hash: string;
}

/** The head before the first record. */
export const emptyHead: Head = { position: 0, hash: "0".repeat(64) };

/** The text that is signed when a head is recorded outside the database. */
export function anchorText(anchor: Head & { ledger: string; time: string; keyId: string }): string {
	const { ledger, position, hash, time, keyId } = anchor;
	return JSON.stringify(["anchor-1", ledger, String(position), hash, time, keyId]);
}

/** The content of a note: why there is this break, as it was found, in this record. */
export interface NoteContent {
	ledger: string;
	id: string;
	subject: string;
	fingerprint: string;
	reason: string;
	notedAt: string;
	keyId: string;
}

/** The text that the author of a note signs. */
export function noteText(note: NoteContent): string {
	const { ledger, id, subject, fingerprint, reason, notedAt, keyId } = note;
	return JSON.stringify(["note-1", ledger, id, subject, fingerprint, reason, notedAt, keyId]);
}

export interface PublicKeyText {
	keyId: string;
	/** DER (SPKI) in base64url. */
	publicKey: string;
}

/** The text with which a key certifies the keys before it. */
export function keyText(
	key: PublicKeyText & { ledger: string; time: string; trusts: readonly PublicKeyText[] },
): string {
	const { ledger, keyId, publicKey, time, trusts } = key;
	return JSON.stringify(["key-1", ledger, keyId, publicKey, time, trusts.map((one) => [one.keyId, one.publicKey])]);
}
