import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "./log.server.ts";
import { logRepeated } from "./log-repeated.server.ts";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

test("an error that is repeated is logged once, then counted once a minute", () => {
	const lines: { error?: { message: string }; repeated?: number }[] = [];
	const log = createLog("info", { write: (line: string) => void lines.push(JSON.parse(line)) });
	const report = logRepeated(log, "jobs can't be read or written");
	for (let second = 0; second < 150; second += 1) {
		for (let error = 0; error < 20; error += 1) report(new Error("connection refused"));
		vi.advanceTimersByTime(1000);
	}
	expect(lines).toHaveLength(3);
	expect(lines[0]?.error?.message).toBe("connection refused");
	expect(lines.slice(1).map(({ repeated }) => repeated)).toEqual([1199, 1200]);
	vi.advanceTimersByTime(180_000);
	report(new Error("too many connections"));
	expect(lines.slice(3)).toMatchObject([{ repeated: 600 }, { error: { message: "too many connections" } }]);
});
