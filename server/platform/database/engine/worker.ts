import { setFlagsFromString } from "node:v8";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { createFolder, openEngine } from "./open-engine.ts";
import type { EngineOptions, EngineRequest } from "./requests.ts";

/**
 * The thread of the embedded database. Node.js reads this file and its neighbors from the checkout, not from the build,
 * so they import only each other, PGlite and Node.js.
 */
const port = parentPort;
if (!port) throw new Error("This file runs in a worker thread.");

// V8 optimizes PostgreSQL's parser of statements with 600 MB and seconds of processor time, for a gain that a
// benchmark of the lead list does not show (decision 084).
for (const flag of ["--no-wasm-tier-up", "--no-wasm-dynamic-tiering"]) setFlagsFromString(flag);

const options = workerData as EngineOptions;
if (options.create) {
	await createFolder(options.folder);
	port.postMessage("open");
} else await serve(port, options);

async function serve(port: MessagePort, options: EngineOptions): Promise<void> {
	const engine = await openEngine(options, {
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
}
