import { asc, inArray, sql } from "drizzle-orm";
import { plainBodies } from "#database/schema.ts";
import { insertBodies } from "../ledger/record-bodies.server.ts";
import type { DatabaseClient } from "../platform/database/client.server.ts";

/** In one transaction. */
const batchSize = 200;
/** Any number that no other advisory lock uses. */
const encryptingLock = 7_203_117;

/**
 * Encrypts what records held before their content was encrypted. Processes that start at once take turns, and none goes on
 * before all of it is done: until then a record can't be read.
 */
export async function encryptPlainBodies({ db, scrub }: Pick<DatabaseClient, "db" | "scrub">): Promise<void> {
	let encrypted = 0;
	for (let isMore = true; isMore; ) {
		const count = await db.transaction(async (transaction) => {
			await transaction.execute(sql`SELECT pg_advisory_xact_lock(${encryptingLock})`);
			const rows = await transaction.select().from(plainBodies).orderBy(asc(plainBodies.recordId)).limit(batchSize);
			await insertBodies(
				transaction,
				rows.map(({ recordId, content }) => ({ id: recordId, content })),
			);
			const ids = rows.map(({ recordId }) => recordId);
			if (ids.length > 0) await transaction.delete(plainBodies).where(inArray(plainBodies.recordId, ids));
			return rows.length;
		});
		encrypted += count;
		isMore = count === batchSize;
	}
	// The files of the embedded database still hold what was deleted.
	if (encrypted > 0) await scrub();
}
