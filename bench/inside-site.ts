import { Worker } from "node:worker_threads";

/** What only the process of a site knows. */
export interface Inside {
	/** That it has sent to the embedded database since its start. */
	statements: number;
	memory: NodeJS.MemoryUsage;
}

// A site of the bench loads this before everything else. Its parent asks by any message.
const kinds = new Set(["query", "exec", "ping"]);
let statements = 0;
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (...given: Parameters<typeof postMessage>) {
	const [message] = given;
	if (Array.isArray(message)) statements += message.filter((request) => kinds.has(request?.kind)).length;
	postMessage.apply(this, given);
};
process.on("message", () => process.send?.({ statements, memory: process.memoryUsage() } satisfies Inside));
