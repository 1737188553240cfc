import { and, eq, inArray, isNull, lt, notExists, sql } from "drizzle-orm";
import { shownWordings, wordings } from "#database/schema.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";
import { sha256 } from "../platform/sha256.server.ts";
import { recordedReview } from "./recorded-review.server.ts";
import { readWordDays, type WordDays } from "./word-days.server.ts";

/** What an address says now. */
export interface Wording {
	/** The path of a page or guide, or the name of a template. */
	address: string;
	text: string;
}

/** Any number that no other advisory lock uses. */
const recordingLock = 7_203_118;

/** In one transaction, so that the embedded database is not busy for long. */
const batchSize = 50;

/**
 * Stores what these addresses say from this moment on, and ends what they said before. A wording that is known is not
 * stored again, whichever process brings it.
 */
export async function storeWordings(db: Database, shown: readonly Wording[], at: Date): Promise<void> {
	// Read after the texts: words that have changed since only make a review count for less.
	const wordDays = await readWordDays(db);
	for (let first = 0; first < shown.length; first += batchSize) {
		const batch = shown.slice(first, first + batchSize);
		await db.transaction((transaction) => storeBatch(transaction, batch, wordDays, at));
	}
}

async function storeBatch(
	transaction: Transaction,
	shown: readonly Wording[],
	wordDays: WordDays,
	at: Date,
): Promise<void> {
	// Processes that share a database see the same change at the same time.
	await transaction.execute(sql`SELECT pg_advisory_xact_lock(${recordingLock})`);
	const { id, address, shownUntil } = shownWordings;
	const addresses = shown.map((one) => one.address);
	const current = await transaction
		.select()
		.from(shownWordings)
		.where(and(isNull(shownUntil), inArray(address, addresses)));
	const before = new Map(current.map((row) => [row.address, row]));
	const given = shown.map((one) => ({
		...one,
		hash: sha256(one.text),
		approval: recordedReview(one.address, wordDays),
	}));
	// A review may follow the words that it is about.
	for (const { address, hash, approval } of given) {
		const row = before.get(address);
		if (row?.hash !== hash || row.approval === approval) continue;
		await transaction.update(shownWordings).set({ approval }).where(eq(id, row.id));
	}
	const changed = given.filter((one) => before.get(one.address)?.hash !== one.hash);
	if (changed.length === 0) return;
	const ended = changed.flatMap((one) => before.get(one.address)?.id ?? []);
	await transaction
		.update(shownWordings)
		.set({ shownUntil: notBeforeItsStart(at) })
		.where(inArray(id, ended));
	const texts = new Map(changed.map(({ hash, text }) => [hash, text]));
	const known = await transaction
		.select({ hash: wordings.hash })
		.from(wordings)
		.where(inArray(wordings.hash, [...texts.keys()]));
	for (const { hash } of known) texts.delete(hash);
	// Without `ON CONFLICT`, on which the embedded database can hang if there are several rows.
	if (texts.size > 0) await transaction.insert(wordings).values([...texts].map(([hash, text]) => ({ hash, text })));
	await transaction.insert(shownWordings).values(
		changed.map(({ address, hash, approval }) => {
			const since = before.get(address)?.shownFrom ?? at;
			return { address, hash, approval, shownFrom: since > at ? since : at };
		}),
	);
}

/** The clocks of two processes may differ a little. */
function notBeforeItsStart(moment: Date) {
	return sql`greatest(${shownWordings.shownFrom}, ${moment.toISOString()}::timestamptz)`;
}

/** Ends the wordings of addresses that the site no longer has. */
export async function endWordings(db: Database, isThere: (address: string) => boolean, at: Date): Promise<void> {
	const { id, address, shownUntil } = shownWordings;
	const current = await db.select({ id, address }).from(shownWordings).where(isNull(shownUntil));
	const gone = current.filter((row) => !isThere(row.address)).map((row) => row.id);
	if (gone.length === 0) return;
	await db
		.update(shownWordings)
		.set({ shownUntil: notBeforeItsStart(at) })
		.where(and(inArray(id, gone), isNull(shownUntil)));
}

/** Deletes what was last shown before that time, and the texts that are then of no address. */
export async function deleteOldWordings(db: Database, limit: Date): Promise<void> {
	await db.transaction(async (transaction) => {
		await transaction.execute(sql`SELECT pg_advisory_xact_lock(${recordingLock})`);
		const deleted = await transaction
			.delete(shownWordings)
			.where(lt(shownWordings.shownUntil, limit))
			.returning({ hash: shownWordings.hash });
		if (deleted.length === 0) return;
		const isShown = transaction
			.select({ one: sql`1` })
			.from(shownWordings)
			.where(eq(shownWordings.hash, wordings.hash));
		const hashes = [...new Set(deleted.map(({ hash }) => hash))];
		await transaction.delete(wordings).where(and(inArray(wordings.hash, hashes), notExists(isShown)));
	});
}
