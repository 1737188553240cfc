import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "./database/client.server.ts";
import type { KeyCount, Limiter } from "./limiter.server.ts";
import type { Log } from "./log.server.ts";

const pauseMs = 1000;
const maxKeysAtOnce = 5000;

export interface LimitSharing {
	/** Exchanges counts now. Never fails: while the database is away, each process counts by itself. */
	exchange(): Promise<void>;
	/** Exchanges a last time. */
	stop(): Promise<void>;
}

/**
 * Shares the counts between the processes of one PostgreSQL: about once a second, what was counted since goes out and
 * the totals of the same keys come back. A limit can so be exceeded by what one second lets through. If a statement was
 * committed but its response was lost, its counts are added twice, which refuses too early rather than too late.
 */
export function shareLimits(limiter: Limiter, db: Database, log: Log): LimitSharing {
	const counts = limiter.startSharing();
	let isAway = false;
	let running: Promise<void> | undefined;
	let stopped = false;
	let timer = setTimeout(repeat, pauseMs).unref();

	function exchange(): Promise<void> {
		running ??= run().finally(() => {
			running = undefined;
		});
		return running;
	}

	async function run(): Promise<void> {
		const unshared = counts.takeUnshared(maxKeysAtOnce);
		if (unshared.length === 0) return;
		try {
			counts.learn(await addCounts(db, unshared));
			isAway = false;
		} catch (error) {
			counts.putBack(unshared);
			if (!isAway) log.warn({ error }, "rate limits are not shared: the database did not take the counts");
			isAway = true;
		}
	}

	async function repeat(): Promise<void> {
		await exchange();
		if (!stopped) timer = setTimeout(repeat, pauseMs).unref();
	}

	return {
		exchange,
		async stop() {
			stopped = true;
			clearTimeout(timer);
			await running;
			await exchange();
		},
	};
}

/** One statement for all keys, sorted, so that two processes can't wait for each other. @returns the totals */
async function addCounts(db: Database, counts: readonly KeyCount[]): Promise<KeyCount[]> {
	const rows = JSON.stringify(counts.map(({ key, windowStart, count }) => ({ key, window_start: windowStart, count })));
	const result = await db.execute<{ key: string; window_start: Date | string; count: number }>(sql`
		INSERT INTO rate_limits AS known (key, window_start, count)
		SELECT key, window_start, count
		FROM json_to_recordset(${rows}::json) AS added (key text, window_start timestamptz, count integer)
		ORDER BY key, window_start
		ON CONFLICT (key, window_start) DO UPDATE SET count = known.count + excluded.count
		RETURNING key, window_start, count`);
	return rowsOf(result).map(({ key, window_start, count }) => ({
		key,
		windowStart: new Date(window_start).toISOString(),
		count,
	}));
}
