import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { createInterface } from "node:readline";
import { asc, gt, sql } from "drizzle-orm";
import { recordKeys } from "#database/schema.ts";
import { auditLedger } from "../audit/audit-ledger.server.ts";
import { consentLedger } from "../consent/consent-ledger.server.ts";
import { headOf } from "../ledger/seal-page.server.ts";
import { type Database, rowsOf } from "../platform/database/client.server.ts";
import { insertRows } from "../platform/database/insert-rows.server.ts";
import type { Manifest } from "./backup-folder.server.ts";
import type { Step } from "./flow.server.ts";

/** What a database holds, in numbers. */
export type DatabaseContent = Pick<Manifest, "rows" | "ledgers">;

/** Where the two parts of a database go. */
export interface DatabaseTargets {
	writeKeys(db: Pick<Database, "select">): Promise<void>;
	writeDump(steps: readonly Step[]): Promise<void>;
}

/** The file with the keys of records, in `keys.age`. */
export const recordKeysName = "record-keys.jsonl";

const ownTables = sql`
	SELECT format('%I.%I', nspname, relname) AS name
	FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
	WHERE relkind = 'r' AND nspname !~ '^(pg_|information_schema$)'
	ORDER BY name`;

/** The tables that are not PostgreSQL's own. */
export async function tablesOf(db: Pick<Database, "execute">): Promise<string[]> {
	return rowsOf(await db.execute<{ name: string }>(ownTables)).map(({ name }) => name);
}

export async function contentOf(db: Pick<Database, "execute" | "select">): Promise<DatabaseContent> {
	const rows: Record<string, number> = {};
	for (const name of await tablesOf(db)) {
		const counted = await db.execute<{ count: string }>(sql`SELECT count(*) AS count FROM ${sql.raw(name)}`);
		rows[name] = Number(rowsOf(counted)[0]?.count);
	}
	return { rows, ledgers: { consent: await headOf(db, consentLedger), audit: await headOf(db, auditLedger) } };
}

const pageSize = 1000;

/** Writes the keys of all records, a line each. */
export async function writeRecordKeys(db: Pick<Database, "select">, path: string): Promise<void> {
	const file = await open(path, "wx", 0o600);
	try {
		let after: string | undefined;
		do {
			const rows = await db
				.select()
				.from(recordKeys)
				.where(after === undefined ? undefined : gt(recordKeys.recordId, after))
				.orderBy(asc(recordKeys.recordId))
				.limit(pageSize);
			await file.appendFile(rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
			after = rows.length === pageSize ? rows.at(-1)?.recordId : undefined;
		} while (after !== undefined);
	} finally {
		await file.close();
	}
}

/** Puts those keys into the table, which is empty. */
export async function restoreRecordKeys(db: Pick<Database, "execute">, path: string): Promise<void> {
	let rows: (typeof recordKeys.$inferInsert)[] = [];
	const store = async () => {
		await insertRows(db, recordKeys, rows);
		rows = [];
	};
	for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
		rows.push(JSON.parse(line) as typeof recordKeys.$inferInsert);
		if (rows.length === pageSize) await store();
	}
	await store();
}
