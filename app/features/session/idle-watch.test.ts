import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { inactivityMs } from "#domain/staff/inactivity.ts";
import type { StaffRole } from "#domain/staff/roles.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { type IdleWatch, watchIdleTime } from "./idle-watch.ts";

const minute = 60_000;
const hour = 60 * minute;

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-23T15:00:00Z") }));
afterEach(() => void vi.useRealTimers());

/** A tab that records its actions, in minutes since the test began. */
function openTab(role: StaffRole = "admin", store = memoryStorage()) {
	const start = Date.now();
	const events: string[] = [];
	const write = (event: string) => void events.push(`${event} ${(Date.now() - start) / minute}`);
	const reports: number[] = [];
	const watch: IdleWatch = watchIdleTime({
		timeoutMs: inactivityMs(role),
		store,
		now: Date.now,
		report: () => void reports.push((Date.now() - start) / minute),
		warn: () => write("warn"),
		calm: (here) => write(here ? "calm here" : "calm"),
		end: () => write("end"),
	});
	return { watch, events, reports, store };
}

test.each<[StaffRole, warning: number, end: number]>([
	["admin", 25, 30],
	["agent", 475, 480],
	["viewer", 475, 480],
])("a %s is warned after %i minutes and signed out after %i", (role, warning, end) => {
	const { events } = openTab(role);
	vi.advanceTimersByTime(10 * hour);
	expect(events).toEqual([`warn ${warning}`, `end ${end}`]);
});

const roles: [StaffRole, end: number][] = [
	["admin", 30],
	["agent", 480],
	["viewer", 480],
];

test.each(roles)("a moving mouse alone keeps the session of a %s", (role, end) => {
	const { watch, events } = openTab(role);
	const pause = end - 6;
	for (let moved = 0; moved < 5; moved += 1) {
		vi.advanceTimersByTime(pause * minute);
		watch.act();
	}
	expect(events).toEqual([]);
	vi.advanceTimersByTime(end * minute);
	expect(events).toEqual([`warn ${5 * pause + end - 5}`, `end ${5 * pause + end}`]);
});

test.each(roles)(
	"activity of a %s after the warning takes it back and starts the time of %i minutes anew",
	(role, end) => {
		const { watch, events } = openTab(role);
		vi.advanceTimersByTime((end - 1) * minute);
		watch.act();
		vi.advanceTimersByTime(end * minute);
		expect(events).toEqual([`warn ${end - 5}`, `calm here ${end - 1}`, `warn ${2 * end - 6}`, `end ${2 * end - 1}`]);
	},
);

describe("two tabs", () => {
	test.each(roles)("of a %s are extended by what is done in one of them", (role, end) => {
		const idle = openTab(role);
		const other = openTab(role, idle.store);
		vi.advanceTimersByTime((end - 10) * minute);
		other.watch.act();
		vi.advanceTimersByTime((end - 10) * minute);
		expect(idle.events).toEqual([]);
		expect(other.events).toEqual([]);
		vi.advanceTimersByTime(10 * minute);
		const ended = [`warn ${2 * end - 15}`, `end ${2 * end - 10}`];
		expect(idle.events).toEqual(ended);
		expect(other.events).toEqual(ended);
	});

	test("take the warning back together", () => {
		const idle = openTab();
		const other = openTab("admin", idle.store);
		vi.advanceTimersByTime(26 * minute);
		expect(idle.events).toEqual(["warn 25"]);
		other.watch.act();
		// The browser tells the other tab that the storage changed.
		idle.watch.check();
		expect(idle.events).toEqual(["warn 25", "calm 26"]);
	});

	test("report once a minute together", () => {
		const first = openTab();
		const second = openTab("admin", first.store);
		for (let seconds = 0; seconds < 600; seconds += 2) {
			vi.advanceTimersByTime(2000);
			first.watch.act();
			second.watch.act();
		}
		const reports = [...first.reports, ...second.reports].sort((a, b) => a - b);
		expect(reports[0]).toBe(0);
		expect(reports.length).toBeGreaterThan(8);
		expect(reports.length).toBeLessThanOrEqual(10);
		for (const [index, at] of reports.slice(1).entries()) expect(at - (reports[index] ?? 0)).toBeGreaterThanOrEqual(1);
	});
});

test("the last activity is reported too, so that the server does not end the session before the page", () => {
	const { watch, reports } = openTab();
	vi.advanceTimersByTime(0.5 * minute);
	watch.act();
	vi.advanceTimersByTime(20 * minute);
	expect(reports).toEqual([0, 65 / 60]);
});

describe("a device that slept", () => {
	/** Timers stop while a device sleeps, but the clock does not. */
	const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);

	test("signs out when it wakes", () => {
		const { watch, events } = openTab("agent");
		sleep(9 * hour);
		watch.check();
		expect(events).toEqual(["end 540"]);
	});

	test("signs out even if the first thing it notices is a mouse", () => {
		const { watch, events, reports } = openTab("agent");
		sleep(9 * hour);
		watch.act();
		watch.act();
		expect(events).toEqual(["end 540"]);
		expect(reports).toEqual([0]);
	});

	test("warns if it wakes shortly before the end", () => {
		const { watch, events } = openTab();
		sleep(28 * minute);
		watch.check();
		expect(events).toEqual(["warn 28"]);
		vi.advanceTimersByTime(2 * minute);
		expect(events).toEqual(["warn 28", "end 30"]);
	});

	test("does not count the hours by which its clock was set back", () => {
		const { watch, events } = openTab();
		sleep(-5 * hour);
		watch.act();
		vi.advanceTimersByTime(30 * minute);
		expect(events).toEqual(["warn -275", "end -270"]);
	});
});

test("nothing happens, and nothing stays stored, after it is stopped", () => {
	const { watch, events, reports, store } = openTab();
	watch.act();
	watch.stop();
	vi.advanceTimersByTime(hour);
	watch.act();
	expect({ events, reports, stored: store.keys() }).toEqual({ events: [], reports: [0], stored: [] });
});

test("what an earlier session left in the storage does not count", () => {
	const store = memoryStorage({ sf_activity: JSON.stringify({ activeAt: Date.now() - 9 * hour, reportedAt: 1 }) });
	const { watch, events } = openTab("admin", store);
	watch.check();
	expect(events).toEqual([]);
	store.setItem("sf_activity", '{"activeAt":"yesterday"}');
	watch.check();
	expect(events).toEqual([]);
});
