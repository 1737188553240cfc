import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openSweeper } from "./sweeper.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failed = vi.fn();

/** Sweeps that end when they are told to. */
function slowSweeps() {
	const ends: (() => void)[] = [];
	const sweep = vi.fn(() => new Promise<void>((resolve) => void ends.push(resolve)));
	const end = async () => {
		ends.shift()?.();
		await vi.advanceTimersByTimeAsync(0);
	};
	return { sweep, end };
}

test("it sweeps when it is asked to and regularly, until it is closed", async () => {
	const sweep = vi.fn(async () => {});
	const sweeper = openSweeper({ sweep, failed, everyMs: 1000 });
	sweeper.soon(0);
	await vi.advanceTimersByTimeAsync(5000);
	expect(sweep, "nothing before the start").not.toHaveBeenCalled();
	sweeper.start();
	sweeper.soon(0);
	await vi.advanceTimersByTimeAsync(2500);
	expect(sweep).toHaveBeenCalledTimes(3);
	await sweeper.close();
	sweeper.start();
	sweeper.soon(0);
	await vi.advanceTimersByTimeAsync(5000);
	expect(sweep).toHaveBeenCalledTimes(3);
	expect(vi.getTimerCount()).toBe(0);
});

test("requests share a sweep, which begins when the first of them wants it", async () => {
	const sweep = vi.fn(async () => {});
	const sweeper = openSweeper({ sweep, failed, everyMs: 60_000 });
	sweeper.start();
	sweeper.soon(0);
	await vi.advanceTimersByTimeAsync(0);
	for (const delayMs of [500, 300, 400]) sweeper.soon(delayMs);
	await vi.advanceTimersByTimeAsync(299);
	expect(sweep).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(1000);
	expect(sweep).toHaveBeenCalledTimes(2);
});

test("two sweeps never overlap, and requests during one share the next", async () => {
	const { sweep, end } = slowSweeps();
	const sweeper = openSweeper({ sweep, failed, everyMs: 60_000 });
	sweeper.start();
	sweeper.soon(0);
	await vi.advanceTimersByTimeAsync(0);
	for (let request = 0; request < 3; request++) {
		sweeper.soon(10);
		await vi.advanceTimersByTimeAsync(20);
	}
	const asked = sweeper.now();
	expect(sweep).toHaveBeenCalledTimes(1);
	await end();
	expect(sweep, "the one of all requests").toHaveBeenCalledTimes(2);
	await end();
	expect(sweep, "the one that somebody waits for").toHaveBeenCalledTimes(3);
	await end();
	await asked;
	await vi.advanceTimersByTimeAsync(1000);
	expect(sweep).toHaveBeenCalledTimes(3);
});

test("it waits for the running sweep when it is closed, and begins no other", async () => {
	const { sweep, end } = slowSweeps();
	const sweeper = openSweeper({ sweep, failed, everyMs: 60_000 });
	sweeper.start();
	sweeper.soon(0);
	await vi.advanceTimersByTimeAsync(0);
	sweeper.soon(0);
	await vi.advanceTimersByTimeAsync(0);
	const closed = vi.fn();
	void sweeper.close().then(closed);
	await vi.advanceTimersByTimeAsync(0);
	expect(sweeper.isClosed).toBe(true);
	expect(closed).not.toHaveBeenCalled();
	await end();
	expect(closed).toHaveBeenCalled();
	expect(sweep).toHaveBeenCalledTimes(1);
});

test("a failure is reported, and the next sweep tries again; who waits for one gets its error", async () => {
	const error = new Error("away");
	const sweep = vi.fn().mockRejectedValueOnce(error).mockResolvedValueOnce(undefined).mockRejectedValueOnce(error);
	const sweeper = openSweeper({ sweep, failed, everyMs: 1000 });
	sweeper.start();
	sweeper.soon(0);
	await vi.advanceTimersByTimeAsync(1500);
	expect(failed.mock.calls).toEqual([[error]]);
	expect(sweep).toHaveBeenCalledTimes(2);
	await expect(sweeper.now()).rejects.toBe(error);
	expect(failed).toHaveBeenCalledTimes(1);
	await sweeper.close();
});

test("it does nothing by itself while it isn't ready", async () => {
	const sweep = vi.fn(async () => {});
	const isReady = vi.fn(() => false);
	const sweeper = openSweeper({ sweep, failed, everyMs: 1000, isReady });
	sweeper.start();
	sweeper.soon(0);
	await vi.advanceTimersByTimeAsync(2500);
	expect(sweep).not.toHaveBeenCalled();
	isReady.mockReturnValue(true);
	await vi.advanceTimersByTimeAsync(1000);
	expect(sweep).toHaveBeenCalledTimes(1);
	await sweeper.close();
});

test("what is held back is looked for after longer and longer pauses, and a request begins anew", async () => {
	const sweep = vi.fn(async () => true);
	const sweeper = openSweeper({ sweep, failed, everyMs: 60_000, pauses: { firstMs: 500, maxMs: 1000 } });
	sweeper.start();
	sweeper.soon(0);
	for (const [ms, count] of [
		[0, 1],
		[500, 2],
		[1000, 3],
		[20_000, 3],
	] as const) {
		await vi.advanceTimersByTimeAsync(ms);
		expect(sweep).toHaveBeenCalledTimes(count);
	}
	sweeper.soon(100);
	await vi.advanceTimersByTimeAsync(100 + 500 + 1000 + 5000);
	expect(sweep).toHaveBeenCalledTimes(6);
	await sweeper.close();
});

test("after a stop it can be started again", async () => {
	const sweep = vi.fn(async () => {});
	const sweeper = openSweeper({ sweep, failed, everyMs: 1000 });
	sweeper.start();
	sweeper.soon(0);
	sweeper.stop();
	await vi.advanceTimersByTimeAsync(3000);
	expect(sweep).not.toHaveBeenCalled();
	sweeper.start();
	sweeper.soon(0);
	await vi.advanceTimersByTimeAsync(0);
	expect(sweep).toHaveBeenCalledTimes(1);
	await sweeper.close();
});
