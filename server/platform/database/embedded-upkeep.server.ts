import type { Log } from "../log.server.ts";
import type { CopyKeeper } from "./database-copies.server.ts";
import type { EmbeddedConnection } from "./embedded-connection.server.ts";
import type { StatementResult } from "./engine/requests.ts";

export interface UpkeepIntervals {
	/** How long a written row may wait for the disk. */
	syncMs: number;
	/** A checkpoint is made when the log has grown by this much, or after this time if anything was written. */
	maxLogBytes: number;
	maxCheckpointAgeMs: number;
}

export const usualUpkeep: UpkeepIntervals = {
	syncMs: 1000,
	maxLogBytes: 32 * 1024 * 1024,
	maxCheckpointAgeMs: 5 * 60_000,
};

/** The size of the log is read every few rounds, because that takes a statement. */
const roundsBetweenChecks = 5;

/** How much of the log a start after a crash would have to read. */
const logSinceCheckpoint = `SELECT pg_current_wal_insert_lsn() - redo_lsn AS bytes FROM pg_control_checkpoint()`;

/**
 * Does for the embedded database what PostgreSQL's own processes do: flushes its log to the disk, makes checkpoints, and
 * copies its folder.
 */
export function startUpkeep(connection: EmbeddedConnection, keeper: CopyKeeper, intervals: UpkeepIntervals, log?: Log) {
	let rounds = 0;
	let checkpointAt = performance.now();
	let usedSinceCheckpoint = false;
	let running: Promise<void> | null = null;

	async function round(): Promise<void> {
		if (!connection.isOpen()) return;
		const used = connection.wasUsed();
		if (used) await connection.runOnFiles({ kind: "sync", all: false });
		usedSinceCheckpoint ||= used;
		rounds += used ? 1 : 0;
		const isOld = performance.now() - checkpointAt > intervals.maxCheckpointAgeMs;
		if (usedSinceCheckpoint && (isOld || (used && rounds % roundsBetweenChecks === 0))) await checkpointIfDue(isOld);
		await keeper.copyIfWanted();
		await keeper.copyIfDue();
	}

	async function checkpointIfDue(isOld: boolean): Promise<void> {
		const result = await connection.takeTurn((turn) => turn.run({ kind: "query", sql: logSinceCheckpoint }));
		const bytes = Number(((result as StatementResult).rows[0] as { bytes: string }).bytes);
		if (!isOld && bytes < intervals.maxLogBytes) return;
		// Flushed before, so that the checkpoint never depends on pages that are not on the disk, and again after it.
		await connection.runOnFiles({ kind: "sync", all: true });
		await connection.takeTurn((turn) => turn.run({ kind: "exec", sql: "CHECKPOINT" }));
		await connection.runOnFiles({ kind: "sync", all: true });
		checkpointAt = performance.now();
		usedSinceCheckpoint = false;
	}

	const timer = setInterval(() => {
		running ??= round()
			.catch((error) => log?.warn({ error }, "the upkeep of the embedded database failed; it is tried again"))
			.finally(() => {
				running = null;
			});
	}, intervals.syncMs);

	return {
		async stop(): Promise<void> {
			clearInterval(timer);
			await running;
		},
	};
}
