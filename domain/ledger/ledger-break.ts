import type { Head } from "./sealed-text.ts";

export type BreakCode =
	/** The record is not the one that was sealed. */
	| "changed"
	/** A seal without its record. */
	| "deleted"
	/** It is not bound to the one before: records were removed, inserted or exchanged here. */
	| "unbound"
	/** Positions are skipped. */
	| "missing"
	/** A second seal of one record. */
	| "sealed_twice"
	/** Not signed by the key that it names. */
	| "wrong_signature"
	/** Signed by a key that no trusted key certifies. */
	| "unknown_key"
	/** Signed by a key that a newer one had replaced. */
	| "retired_key"
	/** A note that no key of this site signed when it was written. It explains nothing. */
	| "forged_note"
	/** A record that got no seal in time. */
	| "unsealed"
	/** The ledger does not contain this anchor: it was cut off or rewritten. */
	| "anchor_contradicted"
	| "anchor_signature"
	| "anchor_unreadable"
	/** The ledger does not contain the head that the caller gave. */
	| "head_contradicted"
	/** The key of an encrypted record is gone before its time, or is not the one that it was encrypted with. */
	| "key_missing"
	| RegisterBreakCode;

/** Where the register of publications and the audit ledger differ. */
type RegisterBreakCode =
	/** An entry of the register does not say what its own hash covers. */
	| "publication_changed"
	/** The ledger knows no publication with the hash of that entry. */
	| "publication_unknown"
	/** The ledger knows a publication that the register lacks, and should still have. */
	| "publication_missing"
	/** Readers stopped seeing it at another time than the ledger says, or should not see it any more. */
	| "publication_end";

export interface LedgerBreak {
	code: BreakCode;
	/** A record's id, `position 12`, `anchor 12`, or `publication` with its address and version. */
	subject: string;
	position?: number;
	/** Names the break as it was found. It differs if the same record changes again. */
	fingerprint: string;
	/** Why, if the agency wrote it down. */
	known?: string;
}

export function isRegisterBreak({ code }: Pick<LedgerBreak, "code">): boolean {
	return code.startsWith("publication_");
}

export interface LedgerVerification {
	/** How many records there are of each kind. */
	records: Record<string, number>;
	head: Head;
	/** Records that were stored a moment ago and have no seal yet. */
	waiting: number;
	/** How many anchors were compared. */
	anchors: number;
	/** How many lines of anchors a full disk or a power cut ended early. They aren't breaks. */
	torn: number;
	breaks: LedgerBreak[];
}
