import { Worker } from "node:worker_threads";
import { afterEach, expect, test } from "vitest";
import { type TaskThread, TaskThreadError, taskThread } from "./task-thread.server.ts";

const code = `
	const { parentPort, threadId, workerData } = require("node:worker_threads");
	import(workerData).then(({ serveTasks }) =>
		serveTasks(parentPort, {
			double: async (number) => 2 * number,
			thread: async () => threadId,
			refuse: async () => { throw new RangeError("too large"); },
			die: async () => process.exit(1),
			hang: async () => { for (;;); },
			uncopied: async () => () => {},
		}),
	);
`;

let thread: TaskThread;
let started = 0;
afterEach(() => thread.close());

function open(deadlineMs: number, idleMs = 60_000) {
	started = 0;
	const start = () => {
		started++;
		return new Worker(code, { eval: true, workerData: new URL("./task-thread.server.ts", import.meta.url).href });
	};
	thread = taskThread(start, { deadlineMs, idleMs });
}

test("starts with the first task and returns each task's own result", async () => {
	open(60_000);
	expect(started).toBe(0);
	const results = [1, 2, 3].map((number) => thread.run("double", number));
	expect(await Promise.all(results)).toEqual([2, 4, 6]);
	await expect(thread.run("refuse", null)).rejects.toThrow(new RangeError("too large"));
	await expect(thread.run("missing", null)).rejects.toThrow("There is no task missing");
	expect(started).toBe(1);
});

test("loses only the current task when the thread dies", async () => {
	open(60_000);
	const dead = thread.run("die", null);
	const next = thread.run("double", 4);
	await expect(dead).rejects.toThrow(TaskThreadError);
	expect(await next).toBe(8);
	expect(started).toBe(2);
});

test("gives up on a task that hangs, and serves the next one", async () => {
	open(4000);
	const hanging = thread.run("hang", null);
	const next = thread.run("double", 5);
	await expect(hanging).rejects.toThrow("did not respond in time");
	expect(await next).toBe(10);
});

test("refuses what cannot be copied, on the way in and out", async () => {
	open(60_000);
	await expect(thread.run("double", () => {})).rejects.toThrow("could not be cloned");
	await expect(thread.run("uncopied", null)).rejects.toThrow("could not be cloned");
	expect(await thread.run("double", 6)).toBe(12);
});

test("stops the idle thread and starts another one later", async () => {
	open(60_000, 1);
	const first = await thread.run("thread", null);
	await expect.poll(() => thread.run("thread", null), { interval: 50, timeout: 20_000 }).not.toBe(first);
	expect(started).toBeGreaterThan(1);
});

test("fails what waits when it is closed", async () => {
	open(60_000);
	const running = thread.run("hang", null);
	const waiting = thread.run("double", 1);
	const results = Promise.allSettled([running, waiting]);
	await thread.close();
	expect((await results).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});
