import { afterEach, expect, test, vi } from "vitest";
import { lastSuccess, rememberSuccess } from "./last-success.ts";

afterEach(() => vi.unstubAllGlobals());

test("the time of the last success is read; missing, invalid and blocked storage mean unknown", () => {
	const getItem = vi.fn<() => string | null>(() => "2026-11-22T03:00:00.000Z");
	vi.stubGlobal("window", { localStorage: { getItem } });
	expect(lastSuccess("contact")).toEqual(new Date("2026-11-22T03:00:00.000Z"));
	for (const stored of [null, "yesterday"]) {
		getItem.mockReturnValue(stored);
		expect(lastSuccess("contact")).toBeNull();
	}
	vi.unstubAllGlobals();
	rememberSuccess("contact", new Date());
	expect(lastSuccess("contact")).toBeNull();
});

test("messages and applications are limited apart from each other, and other forms not at all", () => {
	const stored = new Map<string, string>();
	const localStorage = {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
	};
	vi.stubGlobal("window", { localStorage });
	const now = new Date("2026-11-22T03:00:00.000Z");
	rememberSuccess("application", now);
	rememberSuccess("quote", now);
	expect(lastSuccess("application")).toEqual(now);
	expect(lastSuccess("contact")).toBeNull();
	expect(lastSuccess("quote")).toBeNull();
	expect([...stored.keys()]).toEqual(["sf_last_application"]);
});
