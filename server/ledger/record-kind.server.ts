import { and, asc, count, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { ledgerSeals } from "#database/schema.ts";
import type { LedgerBreak } from "#domain/ledger/ledger-break.ts";
import { isUuid } from "#domain/text/uuid.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";

/** Any of the two, because a ledger is sealed inside transactions and read outside them. */
export type Reader = Pick<Database | Transaction, "select">;

export type Fields = readonly (string | null)[];

interface StoredRecord {
	sequence: number;
	id: string;
	/** Null if the record needs no seal any more. */
	fields: Fields | null;
	/** True if it was stored so long ago that it should be sealed. */
	isLate: boolean;
}

/** Records of one kind: where they are stored, and what of them is hashed. */
export interface RecordKind {
	name: string;
	table: PgTable;
	/** The records that follow in the order in which they were numbered, sealed or not. */
	after(db: Reader, sequence: number, limit: number): Promise<StoredRecord[]>;
	/** Reads the records with these numbers. */
	at(db: Reader, sequences: readonly number[]): Promise<StoredRecord[]>;
	/** The fields that their seals cover. Null if they were encrypted, and the key is gone. */
	read(db: Reader, ids: readonly string[]): Promise<Map<string, Fields | null>>;
	count(db: Reader): Promise<number>;
}

export interface LedgerDefinition {
	name: string;
	kinds: readonly RecordKind[];
	/**
	 * Compares another table with the records, and reports differences.
	 * @returns how many rows it has, by kind
	 */
	compare?(db: Reader, found: (found: LedgerBreak) => void): Promise<Record<string, number>>;
}

export interface KindSource {
	ledger: string;
	name: string;
	table: PgTable;
	sequence: PgColumn;
	/** A column of type uuid. */
	id: PgColumn;
	storedAt: PgColumn | SQL;
	/** In an order that never changes. A column that is added later needs a new kind. */
	hashed: readonly (PgColumn | SQL)[];
	/** Rows of the table that are not sealed here: they belong to another ledger, or are incomplete. */
	others?: SQL;
}

/**
 * Reads the columns as text, as PostgreSQL writes them. So the hash covers what the database returns, not what a driver
 * sent.
 */
export function recordKind(source: KindSource): RecordKind {
	const { ledger, name, table, sequence, id, storedAt, hashed, others = sql`false` } = source;
	const columns = sql.join(
		hashed.map((column) => sql`${column}::text`),
		sql`, `,
	);
	const fields = sql<string>`json_build_array(${columns})::text`;
	const textId = sql<string>`${id}::text`;
	const isSeal = and(
		eq(ledgerSeals.ledger, ledger),
		eq(ledgerSeals.recordKind, name),
		eq(ledgerSeals.recordId, textId),
	);
	const stored = async (db: Reader, which: SQL, limit: number): Promise<StoredRecord[]> => {
		// The limit makes PostgreSQL look each seal up. It would read all of them for each record while it doesn't know how
		// many there are.
		const seal = db.select({ position: ledgerSeals.position }).from(ledgerSeals).where(isSeal).limit(1).as("seal");
		const rows = await db
			.select({
				sequence: sql<string>`${sequence}::text`,
				id: textId,
				fields: sql<string | null>`CASE WHEN ${seal.position} IS NULL AND NOT (${others}) THEN ${fields} END`,
				isLate: sql<boolean>`${storedAt} NOT BETWEEN now() - interval '10 minutes' AND now() + interval '1 minute'`,
			})
			.from(table)
			.leftJoinLateral(seal, sql`true`)
			.where(which)
			.orderBy(asc(sequence))
			.limit(limit);
		return rows.map((row) => ({
			...row,
			sequence: Number(row.sequence),
			fields: row.fields && JSON.parse(row.fields),
		}));
	};
	return {
		name,
		table,
		after: (db, last, limit) => stored(db, gt(sequence, last), limit),
		at: (db, sequences) => stored(db, inArray(sequence, [...sequences]), sequences.length),
		async read(db, ids) {
			// A forged seal may name anything. The index needs values of the column's type.
			const possible = ids.filter(isUuid);
			if (possible.length === 0) return new Map();
			const rows = await db.select({ id: textId, fields }).from(table).where(inArray(id, possible));
			return new Map(rows.map((row) => [row.id, JSON.parse(row.fields)]));
		},
		async count(db) {
			const [row] = await db.select({ count: count() }).from(table);
			return row?.count ?? 0;
		},
	};
}
