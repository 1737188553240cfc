import type { MessagePort, Worker } from "node:worker_threads";

/** Functions that a thread offers, by name. Inputs and outputs are copied, so they hold plain data only. */
export type Tasks = Record<string, (input: never) => Promise<unknown>>;

export interface TaskThread {
	/** @throws what the task throws, or TaskThreadError if the thread died or did not respond in time */
	run(name: string, input: unknown): Promise<unknown>;
	/** Stops the thread. Its task fails. */
	close(): Promise<void>;
}

export class TaskThreadError extends Error {
	override name = "TaskThreadError";
}

interface Call {
	name: string;
	input: unknown;
	resolve(output: unknown): void;
	reject(error: Error): void;
}
type Reply = { output: unknown } | { error: Error };

/**
 * Runs one task after another in a thread of its own, which starts with the first task and stops when there has been
 * none for a while. After it dies or hangs, only the current task fails, and the next one gets a new thread.
 */
export function taskThread(
	start: () => Worker,
	{ deadlineMs, idleMs }: { deadlineMs: number; idleMs: number },
): TaskThread {
	const waiting: Call[] = [];
	let worker: Worker | undefined;
	let current: { call: Call; deadline: NodeJS.Timeout } | undefined;
	let idle: NodeJS.Timeout | undefined;

	function next(): void {
		if (current) return;
		clearTimeout(idle);
		const call = waiting.shift();
		if (!call) {
			worker?.unref();
			idle = setTimeout(stop, idleMs).unref();
			return;
		}
		const thread = worker ?? open();
		thread.ref();
		current = { call, deadline: setTimeout(() => lose("did not respond in time", thread), deadlineMs) };
		try {
			thread.postMessage({ name: call.name, input: call.input });
		} catch (error) {
			settle(({ reject }) => reject(error as Error));
		}
	}

	function open(): Worker {
		const opened = start();
		opened.on("message", (reply: Reply) => {
			if (opened !== worker) return;
			settle((call) => ("error" in reply ? call.reject(reply.error) : call.resolve(reply.output)));
		});
		opened.on("error", (error) => lose(`died: ${error.message}`, opened));
		opened.on("exit", () => lose("ended", opened));
		worker = opened;
		return opened;
	}

	function lose(reason: string, thread: Worker): void {
		if (thread !== worker) return;
		stop();
		settle(({ reject }) => reject(new TaskThreadError(`The thread ${reason}`)));
	}

	function settle(finish: (call: Call) => void): void {
		if (!current) return;
		const { call, deadline } = current;
		clearTimeout(deadline);
		current = undefined;
		finish(call);
		next();
	}

	function stop(): Promise<number> | undefined {
		const stopped = worker;
		worker = undefined;
		clearTimeout(idle);
		return stopped?.terminate();
	}

	return {
		run: (name, input) =>
			new Promise((resolve, reject) => {
				waiting.push({ name, input, resolve, reject });
				next();
			}),
		async close() {
			const abandoned = waiting.splice(0);
			const stopped = stop();
			settle(({ reject }) => reject(new TaskThreadError("The thread was stopped")));
			for (const { reject } of abandoned) reject(new TaskThreadError("The thread was stopped"));
			clearTimeout(idle);
			await stopped;
		},
	};
}

/** Answers the calls of `taskThread`, inside the thread. */
export function serveTasks(port: MessagePort, tasks: Tasks): void {
	port.on("message", async ({ name, input }: { name: string; input: unknown }) => {
		try {
			const task = tasks[name] as ((input: unknown) => Promise<unknown>) | undefined;
			if (!task) throw new Error(`There is no task ${name}`);
			port.postMessage({ output: await task(input) } satisfies Reply);
		} catch (error) {
			port.postMessage({ error: error instanceof Error ? error : new Error(String(error)) } satisfies Reply);
		}
	});
}
