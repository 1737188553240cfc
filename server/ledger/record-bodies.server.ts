import { inArray } from "drizzle-orm";
import { recordBodies, recordKeys } from "#database/schema.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import { insertRows } from "../platform/database/insert-rows.server.ts";
import { sentTogether } from "../platform/database/sent-together.server.ts";
import { type Content, decryptBody, encryptBody, type StoredBody } from "./body-cipher.server.ts";
import type { Reader } from "./record-kind.server.ts";

/** Encrypts the content of new records and stores it with its keys, in the transaction that stores the records. */
export async function insertBodies(
	transaction: Pick<Transaction, "execute">,
	records: readonly { id: string; content: Content; secret?: string | undefined }[],
): Promise<void> {
	if (records.length === 0) return;
	const encrypted = records.map(({ id, content, secret }) => ({ recordId: id, ...encryptBody(id, content, secret) }));
	const keys = encrypted.map(({ recordId, key }) => ({ recordId, key }));
	const bodies = encrypted.map(({ recordId, keyHash, body }) => ({ recordId, keyHash, body }));
	await sentTogether(insertRows(transaction, recordKeys, keys), insertRows(transaction, recordBodies, bodies));
}

/** The encrypted parts of these records, by their ids. */
export async function readBodies(db: Reader, ids: readonly string[]): Promise<Map<string, StoredBody>> {
	if (ids.length === 0) return new Map();
	const wanted = [...new Set(ids)];
	const bodies = await db.select().from(recordBodies).where(inArray(recordBodies.recordId, wanted));
	const keys = await db.select().from(recordKeys).where(inArray(recordKeys.recordId, wanted));
	const byId = new Map(keys.map((row) => [row.recordId, row]));
	return new Map(
		bodies.map(({ recordId, keyHash, body }) => {
			const { key = null, destroyedAt = null } = byId.get(recordId) ?? {};
			return [recordId, { keyHash, body, key, destroyedAt }];
		}),
	);
}

/** What these records hold, by their ids. Those whose key is destroyed are missing. */
export async function readContents<Body extends Content>(
	db: Reader,
	ids: readonly string[],
): Promise<Map<string, Body>> {
	const contents = new Map<string, Body>();
	for (const [id, stored] of await readBodies(db, ids)) {
		const content = decryptBody<Body>(id, stored);
		if (content) contents.set(id, content);
	}
	return contents;
}
