import { sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/client.server.ts";

const everyone = sql`hashtextextended('lead persons', 0)`;

/**
 * For the sweep, before it locks anything else: several link leads at the same time, but not while somebody merges or
 * splits.
 */
export async function letOthersLink(transaction: Transaction): Promise<void> {
	await transaction.execute(sql`SELECT pg_advisory_xact_lock_shared(${everyone})`);
}

/** For a merge or a split, before it locks anything else: until it ends, nothing else links leads. */
export async function linkAlone(transaction: Transaction): Promise<void> {
	await transaction.execute(sql`SELECT pg_advisory_xact_lock(${everyone})`);
}

/** One process at a time links the leads of a number or an address. So two processes never make two persons out of one. */
export async function lockKeys(transaction: Transaction, keys: readonly string[]): Promise<void> {
	await transaction.execute(sql`
		SELECT pg_advisory_xact_lock(lock) FROM (
			SELECT DISTINCT hashtextextended('lead person ' || key, 0) AS lock
			FROM jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) AS keys (key) ORDER BY lock
		) AS locks`);
}
