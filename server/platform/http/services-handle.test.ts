import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "../log.server.ts";
import { openWithRetry } from "./services-handle.server.ts";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

const log = createLog("silent");

test("services that fail to open are retried with growing pauses", async () => {
	const close = vi.fn(async () => {});
	const services = { close };
	const open = vi.fn<() => Promise<typeof services>>();
	open.mockRejectedValueOnce(new Error("refused")).mockRejectedValueOnce(new Error("refused"));
	open.mockResolvedValue(services);

	const handle = openWithRetry(open, log);
	await vi.advanceTimersByTimeAsync(499);
	expect(open).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(1);
	expect(open).toHaveBeenCalledTimes(2);
	expect(handle.current).toBeNull();
	await vi.advanceTimersByTimeAsync(1000);
	expect(handle.current).toBe(services);
	await expect(handle.ready).resolves.toBe(services);

	await handle.close();
	expect(close).toHaveBeenCalledOnce();
});

test("closing stops the retries", async () => {
	const open = vi.fn(() => Promise.reject<{ close(): Promise<void> }>(new Error("refused")));
	const handle = openWithRetry(open, log);
	await vi.advanceTimersByTimeAsync(100);
	await handle.close();
	await vi.advanceTimersByTimeAsync(60_000);
	expect(open).toHaveBeenCalledTimes(1);
	await expect(handle.ready).rejects.toThrow("closed before");
});

test("closing ends an attempt that waits, and logs no failure", async () => {
	const lines: string[] = [];
	const open = (closing: AbortSignal) =>
		new Promise<{ close(): Promise<void> }>((_, reject) => {
			closing.addEventListener("abort", () => reject(new Error("the connection was cut")));
		});
	const handle = openWithRetry(open, createLog("info", { write: (line: string) => void lines.push(line) }));
	await handle.close();
	await expect(handle.ready).rejects.toThrow("closed before");
	expect(lines).toEqual([]);
});

test("failures are logged once, then counted", async () => {
	const lines: { repeated?: number }[] = [];
	const open = () => Promise.reject<{ close(): Promise<void> }>(new Error("refused"));
	const handle = openWithRetry(open, createLog("info", { write: (line: string) => void lines.push(JSON.parse(line)) }));
	await vi.advanceTimersByTimeAsync(60_000);
	await handle.close();
	expect(lines.map(({ repeated }) => repeated)).toEqual([undefined, 7]);
});
