import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../../platform/database/client.server.ts";

/**
 * Reads the first rows of long lists. Each has an index in its order, and these settings keep to it: the planner takes the
 * columns of a row for independent, so it sometimes expects few matches and collects and sorts all of them instead. Nor
 * does it reuse a plan that was made for other values.
 */
export function inIndexOrder<T>(db: Database, read: (transaction: Transaction) => Promise<T>): Promise<T> {
	return db.transaction(async (transaction) => {
		await transaction.execute(
			sql`SELECT set_config('enable_bitmapscan', 'off', true), set_config('enable_sort', 'off', true),
				set_config('enable_hashagg', 'off', true), set_config('plan_cache_mode', 'force_custom_plan', true)`,
		);
		return read(transaction);
	});
}

/** Leaves the choice to the planner again. */
export async function maySort(transaction: Transaction): Promise<void> {
	await transaction.execute(
		sql`SELECT set_config('enable_bitmapscan', 'on', true), set_config('enable_sort', 'on', true)`,
	);
}
