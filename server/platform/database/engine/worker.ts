import { parentPort, workerData } from "node:worker_threads";
import { openEngine } from "./open-engine.ts";
import type { EngineOptions, EngineRequest } from "./requests.ts";

/**
 * The thread of the embedded database. Node.js reads this file and its neighbors from the checkout, not from the build,
 * so they import only each other, PGlite and Node.js.
 */
const port = parentPort;
if (!port) throw new Error("This file runs in a worker thread.");

const engine = await openEngine(workerData as EngineOptions, {
	onReplies: (replies) => port.postMessage(replies),
	onTopic: (topic) => port.postMessage({ topic }),
	onFatal(error) {
		// Ends the thread, after the replies that were sent; the other side opens a new one.
		setImmediate(() => {
			throw error;
		});
	},
});
port.on("message", (message: EngineRequest[] | "heartbeat") => {
	if (message === "heartbeat") port.postMessage("heartbeat");
	else engine.post(message);
});
port.postMessage("open");
