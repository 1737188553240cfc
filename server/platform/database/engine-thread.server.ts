import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { type Engine, openEngine } from "./engine/open-engine.ts";
import type { EngineOptions, EngineRequest, Reply } from "./engine/requests.ts";

/** Where the embedded database runs: in its own thread, or, in memory, in this one. */
export interface RunningEngine {
	post(requests: EngineRequest[]): void;
	/** Asks for a sign of life, which a busy thread can't give. Absent in this thread. */
	askForSignOfLife?(): void;
	/** Ends it at once, even in the middle of a statement. */
	stop(): Promise<void>;
}

export interface EngineEvents {
	onReplies(replies: Reply[]): void;
	/** A topic of `Changes`. */
	onTopic(topic: string): void;
	onSignOfLife(): void;
	/** It ended by itself. */
	onEnd(error: Error): void;
}

/** Read from the checkout, not bundled. */
const workerFile = "server/platform/database/engine/worker.ts";

/** Long, because a database that was not closed replays its log and is read as a whole first. */
const maxOpeningMs = 600_000;

/** @throws if PostgreSQL can't start in this folder */
export async function startEngineThread(options: EngineOptions, events: EngineEvents): Promise<RunningEngine> {
	const worker = new Worker(resolve(workerFile), { workerData: options, stderr: false, name: "database" });
	const stop = async () => {
		await worker.terminate();
	};
	await new Promise<void>((opened, failed) => {
		const timer = setTimeout(() => {
			failed(new Error(`The embedded database did not open within ${maxOpeningMs / 1000} s.`));
			void stop();
		}, maxOpeningMs);
		let isOpen = false;
		const end = (error: Error) => {
			clearTimeout(timer);
			if (isOpen) events.onEnd(error);
			else failed(error);
		};
		worker.on("error", end);
		worker.on("exit", (code) => end(new Error(`The thread of the embedded database ended with ${code}.`)));
		worker.on("message", (message: Reply[] | { topic: string } | "open" | "heartbeat") => {
			if (message === "open") {
				clearTimeout(timer);
				isOpen = true;
				opened();
			} else if (message === "heartbeat") events.onSignOfLife();
			else if ("topic" in message) events.onTopic(message.topic);
			else events.onReplies(message);
		});
	});
	return {
		post: (requests) => worker.postMessage(requests),
		askForSignOfLife: () => worker.postMessage("heartbeat"),
		stop,
	};
}

/** In this thread, which starts faster. Only for databases in memory. */
export async function startEngineHere(options: EngineOptions, events: EngineEvents): Promise<RunningEngine> {
	const { onReplies, onTopic, onEnd } = events;
	let engine: Engine | null = await openEngine(options, {
		onReplies,
		onTopic,
		onFatal: (error) => onEnd(error as Error),
	});
	return {
		post: (requests) => engine?.post(requests),
		async stop() {
			// A reference to the closed database would keep its memory.
			engine = null;
		},
	};
}
