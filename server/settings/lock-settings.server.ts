import { sql } from "drizzle-orm";
import type { Transaction } from "../platform/database/client.server.ts";

/** Any number that no other advisory lock uses. */
const settingsLock = 7_203_120;

/** Until the transaction ends, nobody else saves settings or deletes old ones. */
export async function lockSettings(transaction: Transaction): Promise<void> {
	await transaction.execute(sql`SELECT pg_advisory_xact_lock(${settingsLock})`);
}
