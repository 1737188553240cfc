import { describe, expect, test } from "vitest";
import { type Alarm, decideAlarms, followTroubles, type Observer, observerAt, type Trouble } from "./alarms.ts";
import type { HealthCheckName } from "./health-values.ts";
import type { HealthFinding, HealthState } from "./judge-health.ts";

const start = new Date("2026-11-30T09:00:00Z");
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const day = 24 * 60;

/** A site on several processes. Each look says what its process finds, in minutes after the start. */
function site() {
	let troubles: Trouble[] = [];
	let alarms: Alarm[] = [];
	const observers = new Map<string, Observer>();
	return {
		/** @returns what admins are told: `+disk` begins, `-disk` is over. */
		look(minute: number, found: Partial<Record<HealthCheckName, HealthState>>, process = "a"): string[] {
			const findings = Object.entries(found).map(([name, state]) => ({ name, state }) as HealthFinding);
			const observer = observerAt(observers.get(process) ?? null, process, after(minute));
			observers.set(process, observer);
			troubles = followTroubles(troubles, findings, observer);
			const { begun, over } = decideAlarms(troubles, alarms, findings, observer);
			const told = [...begun, ...over];
			alarms = [...alarms.filter(({ part }) => !told.some((alarm) => alarm.part === part)), ...told];
			return told.map(({ part, isOver }) => `${isOver ? "-" : "+"}${part}`);
		},
		/** Looks once a minute. @returns what admins are told, with its minute */
		looks(from: number, to: number, found: Partial<Record<HealthCheckName, HealthState>>, process?: string) {
			return Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap((minute) =>
				this.look(minute, found, process).map((told) => `${minute} ${told}`),
			);
		},
		sinceOf: (part: HealthCheckName) => alarms.find((alarm) => alarm.part === part)?.since,
	};
}

describe("an alarm", () => {
	test("is told at the second look in a row, once, with the time of the first", () => {
		const one = site();
		expect(one.looks(0, 30, { disk: "alarm", jobs: "warning" })).toEqual(["1 +disk"]);
		expect(one.sinceOf("disk")).toEqual(start);
	});

	test("is not told for single looks", () => {
		const one = site();
		for (let minute = 0; minute < 60; minute += 2) {
			expect(one.look(minute, { eventLoop: "alarm" })).toEqual([]);
			expect(one.look(minute + 1, { eventLoop: "warning" })).toEqual([]);
		}
	});

	test("is over after ten minutes in which nobody finds it, which is told once", () => {
		const one = site();
		one.looks(0, 5, { disk: "alarm" });
		expect(one.looks(6, 60, { disk: "good" })).toEqual(["15 -disk"]);
	});

	test("that comes and goes is one alarm", () => {
		const one = site();
		one.looks(0, 1, { memory: "alarm" });
		for (let minute = 2; minute < 200; minute += 4) {
			expect(one.looks(minute, minute + 2, { memory: "warning" })).toEqual([]);
			expect(one.look(minute + 3, { memory: "alarm" })).toEqual([]);
		}
	});

	test("that is over and comes again is told a day after the last email, if it is still there", () => {
		const one = site();
		one.looks(0, 1, { emails: "alarm" });
		expect(one.looks(2, 30, { emails: "good" })).toEqual(["11 -emails"]);
		expect(one.looks(31, day + 5, { emails: "alarm" })).toEqual([`${day + 1} +emails`]);
		expect(one.sinceOf("emails")).toEqual(after(31));
	});

	test("that stays is told once a day, with the time at which it began", () => {
		const one = site();
		expect(one.looks(0, 2 * day, { copies: "alarm" })).toEqual(["1 +copies", `${day + 1} +copies`]);
		expect(one.sinceOf("copies")).toEqual(start);
	});

	test("is told together with others that begin or end at the same look", () => {
		const one = site();
		one.look(0, { disk: "alarm", copies: "alarm", jobs: "good" });
		expect(one.look(1, { disk: "alarm", copies: "alarm", jobs: "good" })).toEqual(["+disk", "+copies"]);
		const good = { disk: "good", copies: "good", jobs: "good" } as const;
		expect(one.looks(2, 20, good)).toEqual(["11 -disk", "11 -copies"]);
	});

	test("is over only once the part is well, not while it needs watching", () => {
		const one = site();
		one.looks(0, 5, { disk: "alarm" });
		expect(one.looks(6, 60, { disk: "warning" })).toEqual([]);
		expect(one.looks(61, 80, { disk: "good" })).toEqual(["61 -disk"]);
	});

	test("stays while the part can't be measured", () => {
		const one = site();
		one.looks(0, 1, { disk: "alarm" });
		expect(one.looks(2, 60, { jobs: "good" })).toEqual([]);
		expect(one.looks(61, 80, { disk: "good" })).toEqual(["70 -disk"]);
	});
});

describe("of several processes", () => {
	test("each needs two looks, and the others don't end an alarm", () => {
		const one = site();
		expect(one.look(0, { memory: "alarm" }, "a")).toEqual([]);
		expect(one.look(0.5, { memory: "good" }, "b")).toEqual([]);
		expect(one.look(1, { memory: "alarm" }, "a")).toEqual(["+memory"]);
		for (let minute = 2; minute < 40; minute++) {
			expect(one.look(minute, { memory: "alarm" }, "a")).toEqual([]);
			expect(one.look(minute + 0.5, { memory: "good" }, "b")).toEqual([]);
		}
		expect(one.looks(40, 60, { memory: "good" }, "b"), "the process has ended").toEqual(["49 -memory"]);
	});

	test("all that find the same have one alarm, until the last of them finds it no more", () => {
		const one = site();
		one.looks(0, 1, { emails: "alarm" }, "a");
		expect(one.looks(2, 5, { emails: "alarm" }, "b")).toEqual([]);
		expect(one.looks(6, 30, { emails: "good" }, "a")).toEqual(["15 -emails"]);
	});

	describe("that could not look for a while", () => {
		/** One that finds an alarm, beside one that is well, until the database is away for a quarter of an hour. */
		function afterOutage() {
			const one = site();
			expect([one.looks(0, 3, { memory: "alarm" }, "a"), one.looks(0, 3, { memory: "good" }, "b")]).toEqual([
				["1 +memory"],
				[],
			]);
			return one;
		}

		test("the first one that looks again ends no alarm of another", () => {
			const one = afterOutage();
			for (let minute = 20; minute < 60; minute++) {
				expect(one.look(minute, { memory: "good" }, "b")).toEqual([]);
				expect(one.look(minute + 0.5, { memory: "alarm" }, "a")).toEqual([]);
			}
			expect(one.looks(60, 90, { memory: "good" }, "a")).toEqual(["70 -memory"]);
		});

		test("a new one ends none either, until it has looked for as long as an alarm takes to end", () => {
			const one = afterOutage();
			expect(one.looks(20, 40, { memory: "good" }, "new")).toEqual(["30 -memory"]);
		});
	});

	test("one tells only of what it has measured itself", () => {
		const one = site();
		one.looks(0, 1, { memory: "alarm" }, "a");
		for (let minute = 2; minute < day + 10; minute++) {
			const told = [one.look(minute, { memory: "alarm" }, "a"), one.look(minute + 0.5, { memory: "good" }, "b")];
			expect(told).toEqual([minute === day + 1 ? ["+memory"] : [], []]);
		}
	});

	test("a start after a long time goes on with the alarm, too", () => {
		const one = site();
		one.looks(0, 3, { ledgers: "alarm", probe: "alarm" }, "before");
		const rising = [
			...one.looks(30, 45, { ledgers: "alarm", probe: "warning" }, "after"),
			...one.looks(46, 60, { ledgers: "alarm", probe: "alarm" }, "after"),
		];
		expect(rising).toEqual([]);
		expect(one.looks(61, 90, { ledgers: "good", probe: "good" }, "after")).toEqual(["70 -ledgers", "70 -probe"]);
	});

	test("a restart goes on with the alarm", () => {
		const one = site();
		one.looks(0, 3, { disk: "alarm" }, "before");
		expect(one.looks(5, 60, { disk: "alarm" }, "after")).toEqual([]);
		expect(one.sinceOf("disk")).toEqual(start);
	});
});
