import { inArray, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { recordBodies } from "#database/schema.ts";
import { isUuid } from "#domain/text/uuid.ts";
import { decryptBody, type StoredBody } from "./body-cipher.server.ts";
import { readBodies } from "./record-bodies.server.ts";
import { type Fields, type KindSource, type Reader, type RecordKind, recordKind } from "./record-kind.server.ts";

/** A record with all its fields in the spelling of the database. */
interface WholeRecord {
	/** In the order of the kind. Null for what can't be decrypted anymore. */
	fields: Fields;
	body: StoredBody | null;
	isReadable: boolean;
}

export interface EncryptedKind extends RecordKind {
	/** Records that were sealed with their content, before it was encrypted. Each has a second seal, of the encrypted kind. */
	former: RecordKind;
	readWhole(db: Reader, ids: readonly string[]): Promise<Map<string, WholeRecord>>;
}

interface Source extends Omit<KindSource, "hashed" | "storedAt" | "others"> {
	/** In an order that never changes: each field with its column, or null if it is encrypted. */
	fields: readonly (readonly [name: string, column: PgColumn | null])[];
}

/**
 * Records whose content is encrypted, each with its own key. The seal covers the ciphertext, so it holds without the key.
 * The name stays with the records that were sealed before; `encrypted NAME` seals all of them.
 */
export function encryptedKind({ fields, ...source }: Source): EncryptedKind {
	const { id, name, table } = source;
	const columns = fields.flatMap(([, column]) => column ?? []);
	const ofBody = (column: PgColumn) =>
		sql`(SELECT ${column} FROM ${recordBodies} WHERE ${recordBodies.recordId} = ${id})`;
	const kind = recordKind({
		...source,
		name: `encrypted ${name}`,
		hashed: [...columns, ofBody(recordBodies.keyHash), ofBody(recordBodies.body)],
		storedAt: ofBody(recordBodies.storedAt),
		// What waits to be encrypted.
		others: sql`${ofBody(recordBodies.keyHash)} IS NULL`,
	});
	const texts = sql.join(
		columns.map((column) => sql`${column}::text`),
		sql`, `,
	);
	async function readWhole(db: Reader, ids: readonly string[]) {
		// A forged seal may name anything.
		const possible = ids.filter(isUuid);
		if (possible.length === 0) return new Map<string, WholeRecord>();
		const rows = await db
			.select({ id: sql<string>`${id}::text`, plain: sql<string>`json_build_array(${texts})::text` })
			.from(table)
			.where(inArray(id, possible));
		const bodies = await readBodies(db, possible);
		return new Map(
			rows.map((row) => {
				const plain: (string | null)[] = JSON.parse(row.plain);
				const body = bodies.get(row.id) ?? null;
				const content = body && decryptBody(row.id, body);
				const values = fields.map(([field, column]) => (column ? plain.shift() : content?.[field]) ?? null);
				return [row.id, { fields: values, body, isReadable: content !== null }];
			}),
		);
	}
	const former: RecordKind = {
		name,
		table,
		after: async () => [],
		at: async () => [],
		count: kind.count,
		async read(db, ids) {
			const whole = await readWhole(db, ids);
			return new Map([...whole].map(([record, { fields, isReadable }]) => [record, isReadable ? fields : null]));
		},
	};
	return { ...kind, former, readWhole };
}
