import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearToasts, currentToasts } from "#app/browser/toast-queue.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { watchSession } from "./watch-session.ts";

const minute = 60_000;
const notices = {
	sessionWarning: { title: "Session Warning", text: "Five minutes left.", stay: "Stay signed in" },
	sessionExpired: { title: "Session Expired", text: "Signed out." },
};

beforeEach(() => {
	vi.useFakeTimers({ now: new Date("2026-11-23T15:00:00Z") });
	vi.stubGlobal("window", Object.assign(new EventTarget(), { localStorage: memoryStorage() }));
	vi.stubGlobal("document", Object.assign(new EventTarget(), { cookie: "sf_signed_in=1" }));
	vi.stubGlobal("fetch", async () => new Response());
});
afterEach(() => {
	clearToasts();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const warnings = () => currentToasts().map(({ title }) => title);

test.each(["mousedown", "mousemove", "keydown", "scroll", "touchstart"])("%s keeps the session", async (name) => {
	const onEnd = vi.fn();
	watchSession("admin", notices, onEnd);
	for (let minutes = 0; minutes < 120; minutes += 24) {
		await vi.advanceTimersByTimeAsync(24 * minute);
		window.dispatchEvent(new Event(name));
	}
	expect(warnings()).toEqual([]);
	await vi.advanceTimersByTimeAsync(25 * minute);
	expect(warnings()).toEqual(["Session Warning"]);
	expect(onEnd).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(5 * minute);
	expect(onEnd).toHaveBeenCalledExactlyOnceWith("inactivity");
});

test.each(["focus", "pageshow", "load"])("%s is no sign of a person", async (name) => {
	watchSession("admin", notices, vi.fn());
	await vi.advanceTimersByTimeAsync(24 * minute);
	window.dispatchEvent(new Event(name));
	await vi.advanceTimersByTimeAsync(minute);
	expect(warnings()).toEqual(["Session Warning"]);
});
