import type { PGlite } from "@electric-sql/pglite";
import { damagedPages } from "./page-checksums.ts";

/**
 * Reads every page of a folder that was opened just now, then every row of our tables and of the catalog that describes
 * them. Opening has written everything that was in the log to the pages.
 * @throws if anything can't be read, or was written by a log that is gone
 */
export async function checkSoundness(pglite: PGlite, folder: string): Promise<void> {
	const { rows } = await pglite.query<{ bytes: string }>("SELECT pg_current_wal_insert_lsn() - '0/0' AS bytes");
	const damaged = await damagedPages(folder, BigInt(rows[0]?.bytes ?? 0));
	if (damaged.length > 0) throw new Error(`Damaged pages: ${damaged.join(", ")}`);
	const { rows: tables } = await pglite.query<{ name: string }>(`
		SELECT format('%I.%I', nspname, relname) AS name
		FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
		WHERE relkind = 'r' AND (nspname NOT IN ('pg_catalog', 'information_schema') OR relname IN
			('pg_class', 'pg_attribute', 'pg_type', 'pg_proc', 'pg_index', 'pg_constraint', 'pg_trigger', 'pg_namespace'))`);
	for (const { name } of tables) await pglite.query(`SELECT sum(length(t::text)) FROM ${name} AS t`);
}
