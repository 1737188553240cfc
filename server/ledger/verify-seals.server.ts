import { and, asc, eq, gt } from "drizzle-orm";
import { ledgerSeals } from "#database/schema.ts";
import type { LedgerBreak } from "#domain/ledger/ledger-break.ts";
import { emptyHead, type Head, type NoteContent, sealedText } from "#domain/ledger/sealed-text.ts";
import { sha256 } from "../platform/sha256.server.ts";
import { foundBreak } from "./compare-anchors.server.ts";
import { isSignedBy, type TrustedKeys } from "./ledger-key.server.ts";
import { genuineNote, noteKindName } from "./ledger-notes.server.ts";
import type { LedgerDefinition, Reader } from "./record-kind.server.ts";

type Seal = typeof ledgerSeals.$inferSelect;
type Fields = readonly (string | null)[];

const pageSize = 500;

/** Findings of a reader of the ledger. */
interface Findings {
	passed(head: Head): void;
	found(found: LedgerBreak): void;
	/** Only notes that are signed, and whose own seal holds. */
	noted(note: NoteContent): void;
}

/**
 * Reads all seals in their order, each with its record, and continues after each break.
 * @returns the newest head
 */
export async function verifySeals(
	db: Reader,
	definition: LedgerDefinition,
	keys: TrustedKeys,
	{ passed, found, noted }: Findings,
): Promise<Head> {
	let head = emptyHead;
	let keyId: string | undefined;
	const retiredKeys = new Set<string>();
	const sealed = new Set<string>();
	for (let after = -1; ; ) {
		const page = await sealsAfter(db, definition.name, after);
		const records = await recordsOf(db, definition, page);
		for (const seal of page) {
			const { position, recordId, hash } = seal;
			const breaks: LedgerBreak[] = [];
			const report = (code: LedgerBreak["code"], ...evidence: unknown[]) =>
				breaks.push(foundBreak(code, recordId, [position, hash, ...evidence], position));
			if (position > head.position + 1) {
				const first = head.position + 1;
				found(foundBreak("missing", `position ${first}`, [position, hash, head.hash], first));
			} else if (position <= head.position || seal.previousHash !== head.hash) {
				report("unbound", seal.previousHash, head.hash);
			}
			const key = keys.get(seal.keyId);
			if (!key) report("unknown_key");
			else if (!isSignedBy(key, hash, seal.signature)) report("wrong_signature", seal.signature);
			else if (retiredKeys.has(seal.keyId)) report("retired_key");
			else if (seal.keyId !== keyId) {
				if (keyId) retiredKeys.add(keyId);
				keyId = seal.keyId;
			}

			const name = nameOf(seal);
			if (sealed.has(name)) report("sealed_twice");
			sealed.add(name);
			const fields = records.get(name);
			if (fields === undefined) report("deleted");
			else if (fields) {
				const computed = sha256(sealedText({ ...seal, fields }));
				if (computed !== hash) report("changed", computed);
			}
			if (fields && breaks.length === 0 && seal.recordKind === noteKindName) {
				const note = genuineNote(definition.name, fields, keys);
				if (note && !retiredKeys.has(note.keyId)) noted(note);
				else report("forged_note");
			}
			breaks.forEach(found);
			head = { position, hash };
			passed(head);
			after = position;
		}
		if (page.length < pageSize) return head;
	}
}

const nameOf = ({ recordKind, recordId }: Pick<Seal, "recordKind" | "recordId">) => `${recordKind} ${recordId}`;

function sealsAfter(db: Reader, ledger: string, position: number): Promise<Seal[]> {
	return db
		.select()
		.from(ledgerSeals)
		.where(and(eq(ledgerSeals.ledger, ledger), gt(ledgerSeals.position, position)))
		.orderBy(asc(ledgerSeals.position))
		.limit(pageSize);
}

async function recordsOf(
	db: Reader,
	{ kinds }: LedgerDefinition,
	seals: readonly Seal[],
): Promise<Map<string, Fields | null>> {
	const records = new Map<string, Fields | null>();
	for (const kind of kinds) {
		const ids = seals.flatMap(({ recordKind, recordId }) => (recordKind === kind.name ? [recordId] : []));
		for (const [id, fields] of await kind.read(db, ids)) {
			records.set(nameOf({ recordKind: kind.name, recordId: id }), fields);
		}
	}
	return records;
}
