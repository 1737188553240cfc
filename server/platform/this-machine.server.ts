import { statfs } from "node:fs/promises";
import { totalmem } from "node:os";
import { meanDelayMs } from "./http/load-gauge.server.ts";

/** What the site runs on. */
export interface Machine {
	/** Of the disk that holds the folder. */
	freeBytes(folder: string): Promise<number>;
	/** The memory of this process, and how much it may take before the system ends it. */
	memory(): { usedBytes: number; limitBytes: number };
	/** How much later than planned the event loop ran in the last minute, on average. */
	eventLoopMs(): number;
}

export const thisMachine: Machine = {
	async freeBytes(folder) {
		const { bavail, bsize } = await statfs(folder);
		return bavail * bsize;
	},
	memory() {
		// A container's limit. Without one, it is zero or larger than any machine.
		const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
		return { usedBytes: process.memoryUsage.rss(), limitBytes: Math.min(limit, totalmem()) };
	},
	eventLoopMs: meanDelayMs,
};
