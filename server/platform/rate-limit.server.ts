import { sql } from "drizzle-orm";
import { rateLimits } from "#database/schema.ts";
import type { Database, Transaction } from "./database/client.server.ts";

export interface RateLimit {
	/** Stored with the counts, e.g. `lead/address`. */
	name: string;
	max: number;
	windowMinutes: number;
}

/**
 * Counts one more use of a limit, in windows that all processes share.
 * @param subject whose uses are counted: a session, an address
 * @returns whether this use is still within the limit
 */
export async function withinLimit(
	db: Database | Transaction,
	limit: RateLimit,
	subject: string,
	now: Date,
): Promise<boolean> {
	const width = limit.windowMinutes * 60_000;
	const windowStart = new Date(Math.floor(now.getTime() / width) * width);
	const [row] = await db
		.insert(rateLimits)
		.values({ key: `${limit.name}/${subject}`, window_start: windowStart, count: 1 })
		.onConflictDoUpdate({
			target: [rateLimits.key, rateLimits.window_start],
			set: { count: sql`${rateLimits.count} + 1` },
		})
		.returning({ count: rateLimits.count });
	return (row?.count ?? 0) <= limit.max;
}
