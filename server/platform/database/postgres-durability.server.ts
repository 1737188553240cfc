import { sql } from "drizzle-orm";
import type { Log } from "../log.server.ts";
import { type Database, rowsOf } from "./client.server.ts";

/** The server confirms writes that a power cut would undo. */
export class VolatileDatabaseError extends Error {
	override name = "VolatileDatabaseError";
}

/**
 * A lead is answered when its row is committed, so a commit must mean that it is on disk.
 * @throws VolatileDatabaseError in production
 */
export async function checkDurability(db: Database, log: Log, production: boolean): Promise<void> {
	const result = await db.execute<{ name: string }>(sql`
		SELECT name FROM pg_settings
		WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes') AND setting = 'off'
	`);
	const off = rowsOf(result).map(({ name }) => name);
	if (off.length === 0) return;
	const problem = `The PostgreSQL server has ${off.join(" and ")} set to off, so a power cut would lose leads that were answered.`;
	if (production) throw new VolatileDatabaseError(`${problem} The site does not use it. Set to on: ${off.join(", ")}.`);
	log.warn({ off }, problem);
}
