import { afterEach, expect, test, vi } from "vitest";
import { lastSuccess, rememberSuccess } from "./last-success.ts";

afterEach(() => vi.unstubAllGlobals());

test("the time of the last success is read; missing, invalid and blocked storage mean unknown", () => {
	const getItem = vi.fn<() => string | null>(() => "2026-11-22T03:00:00.000Z");
	vi.stubGlobal("window", { localStorage: { getItem } });
	expect(lastSuccess()).toEqual(new Date("2026-11-22T03:00:00.000Z"));
	for (const stored of [null, "yesterday"]) {
		getItem.mockReturnValue(stored);
		expect(lastSuccess()).toBeNull();
	}
	vi.unstubAllGlobals();
	rememberSuccess(new Date());
	expect(lastSuccess()).toBeNull();
});
