import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "./log.server.ts";
import { logRepeated } from "./log-repeated.server.ts";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

interface Line {
	error?: { message: string };
	repeated?: number;
}

function reporting() {
	const lines: Line[] = [];
	const log = createLog("info", { write: (line: string) => void lines.push(JSON.parse(line)) });
	return { lines, ...logRepeated(log, "jobs can't be read or written") };
}

test("an error that is repeated is logged once, then counted once a minute", () => {
	const { lines, report } = reporting();
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

test("a count names the last error, because it may be another one than the first", () => {
	const { lines, report } = reporting();
	report(new Error("connection refused"));
	report(new Error("connection refused"));
	report(new Error("password authentication failed"));
	vi.advanceTimersByTime(60_000);
	expect(lines.slice(1)).toMatchObject([{ repeated: 2, error: { message: "password authentication failed" } }]);
});

test("once it works again, the rest is counted, and the next error is a first one", () => {
	const { lines, report, end } = reporting();
	end();
	for (let error = 0; error < 3; error += 1) report(new Error("connection refused"));
	end();
	report(new Error("too many connections"));
	expect(lines).toMatchObject([
		{ error: { message: "connection refused" } },
		{ repeated: 2 },
		{ error: { message: "too many connections" } },
	]);
	expect(lines[2]).not.toHaveProperty("repeated");
});
