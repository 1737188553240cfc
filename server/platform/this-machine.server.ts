import { statfs } from "node:fs/promises";
import { totalmem } from "node:os";
import { meanDelayMs } from "./http/load-gauge.server.ts";
import { certificateWatch } from "./outgoing/certificate-end.server.ts";

/** What the site runs on. */
export interface Machine {
	/** Of the disk that holds the folder. */
	freeBytes(folder: string): Promise<number>;
	/** The memory of this process, and how much it may take before the system ends it. */
	memory(): { usedBytes: number; limitBytes: number };
	/** How much later than planned the event loop ran in the last minute, on average. */
	eventLoopMs(): number;
	/** When the certificate of the site's address ends. Null while that isn't known. */
	certificateEnd(origin: string): Date | null;
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
	certificateEnd: certificateWatch(),
};
