import { and, desc, eq, sql } from "drizzle-orm";
import { ledgerSeals } from "#database/schema.ts";
import { emptyHead, type Head, sealedText } from "#domain/ledger/sealed-text.ts";
import { type Database, rowsOf, type Transaction } from "../platform/database/client.server.ts";
import { sha256 } from "../platform/sha256.server.ts";
import type { LedgerKey } from "./ledger-key.server.ts";
import type { LedgerDefinition, Reader, RecordKind } from "./record-kind.server.ts";

/** Any number that no other two-part advisory lock starts with. The second part is the ledger: one never waits for another. */
const sealingLock = 7_203_116;
const pageSize = 500;
/** No transaction of the site lasts this long. A number that is still unused then was rolled back. */
const gapMs = 60_000;

/** How far the records of one kind were looked through. */
export interface Progress {
	last: number;
	/** Numbers that were skipped, with the time until which they may still appear: their transactions may be open. */
	gaps: Map<number, number>;
}

export type SealedPage =
	| { isBusy: true }
	| {
			isBusy: false;
			/** True if there may be more records. */
			isMore: boolean;
			sealed: number;
			head: Head;
			/** The ledger's hash at the requested position. */
			hashAtAnchor: string | undefined;
			progress: Map<string, Progress>;
	  };

/** The newest seal. */
export async function headOf(db: Reader, { name }: LedgerDefinition): Promise<Head> {
	const [head] = await db
		.select({ position: ledgerSeals.position, hash: ledgerSeals.hash })
		.from(ledgerSeals)
		.where(eq(ledgerSeals.ledger, name))
		.orderBy(desc(ledgerSeals.position))
		.limit(1);
	return head ?? emptyHead;
}

/** The ledger's hash at a position. */
export async function hashAt(db: Reader, definition: LedgerDefinition, position: number): Promise<string | undefined> {
	const [seal] = await db
		.select({ hash: ledgerSeals.hash })
		.from(ledgerSeals)
		.where(and(eq(ledgerSeals.ledger, definition.name), eq(ledgerSeals.position, position)));
	return seal?.hash ?? (position === emptyHead.position ? emptyHead.hash : undefined);
}

/**
 * Seals the next records in one transaction. Processes that share a database take turns: who finds another one sealing
 * leaves at once. Nobody else ever waits for this lock.
 */
export async function sealPage(
	db: Database,
	definition: LedgerDefinition,
	key: LedgerKey,
	progress: ReadonlyMap<string, Progress>,
	{ anchor, nowMs }: { anchor: Head | undefined; nowMs: number },
): Promise<SealedPage> {
	return db.transaction(async (transaction) => {
		const [lock] = rowsOf(
			await transaction.execute<{ free: boolean }>(
				sql`SELECT pg_try_advisory_xact_lock(${sealingLock}, hashtext(${definition.name})) AS free`,
			),
		);
		if (!lock?.free) return { isBusy: true };
		let head = await headOf(transaction, definition);
		const hashAtAnchor = anchor && (await hashAt(transaction, definition, anchor.position));
		const seals: (typeof ledgerSeals.$inferInsert)[] = [];
		const reached = new Map<string, Progress>();
		let isMore = false;
		for (const kind of definition.kinds) {
			const page = await nextRecords(transaction, kind, progress.get(kind.name), nowMs);
			isMore ||= page.isMore;
			reached.set(kind.name, page.progress);
			for (const { id: recordId, fields } of page.unsealed) {
				const position = head.position + 1;
				const content = { ledger: definition.name, position, recordKind: kind.name, recordId };
				const previousHash = head.hash;
				const hash = sha256(sealedText({ ...content, previousHash, keyId: key.keyId, fields }));
				seals.push({ ...content, previousHash, hash, keyId: key.keyId, signature: key.sign(hash) });
				head = { position, hash };
			}
		}
		if (seals.length > 0) await transaction.insert(ledgerSeals).values(seals);
		return { isBusy: false, isMore, sealed: seals.length, head, hashAtAnchor, progress: reached };
	});
}

async function nextRecords(transaction: Transaction, kind: RecordKind, before: Progress | undefined, nowMs: number) {
	const gaps = new Map([...(before?.gaps ?? [])].filter(([, until]) => until > nowMs));
	const late = gaps.size > 0 ? await kind.at(transaction, [...gaps.keys()]) : [];
	for (const { sequence } of late) gaps.delete(sequence);
	let last = before?.last ?? 0;
	const page = await kind.after(transaction, last, pageSize);
	for (const { sequence } of page) {
		// A wide gap is a restart of the numbering.
		const first = Math.max(last + 1, sequence - pageSize);
		for (let skipped = first; skipped < sequence; skipped++) gaps.set(skipped, nowMs + gapMs);
		last = sequence;
	}
	const unsealed = [...late, ...page].flatMap(({ id, fields }) => (fields ? [{ id, fields }] : []));
	return { unsealed, isMore: page.length === pageSize, progress: { last, gaps } };
}
