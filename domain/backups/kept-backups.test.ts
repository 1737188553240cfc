import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { backupsToKeep, keptBackups } from "./kept-backups.ts";
import "#tests/support/seeded-properties.ts";

const at = (text: string) => new Date(text);
const keptOf = (...times: string[]) => backupsToKeep(times.map(at)).map((made) => made.toISOString().slice(0, 16));

/** Moments within two years, some of them in the same minute. */
const moments = fc.array(
	fc.integer({ min: 0, max: 2 * 366 * 24 * 60 }).map((minute) => new Date(Date.UTC(2026, 0, 1) + minute * 60_000)),
	{ maxLength: 120 },
);

describe("which backups are kept", () => {
	test("of one day, week and month the newest", () => {
		expect(keptOf("2026-11-30T01:00Z", "2026-11-30T13:00Z")).toEqual(["2026-11-30T13:00"]);
		// A Sunday and the Monday after it are two weeks.
		const days = Array.from({ length: 8 }, (_, day) => `2026-11-${String(22 + day).padStart(2, "0")}T01:00Z`);
		expect(keptOf(...days)).toEqual(days.map((day) => day.slice(0, 16)));
		expect(keptOf("2026-11-21T01:00Z", ...days)).not.toContain("2026-11-21T01:00");
	});

	test("of a year with one each day: 7 days, 5 weeks and 12 months", () => {
		const days = Array.from({ length: 400 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day, 3)));
		const kept = backupsToKeep(days).map((made) => made.toISOString().slice(0, 10));
		// The last one is of a Thursday.
		expect(kept.slice(-7)).toEqual(
			Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2027, 0, 29 + day)).toISOString().slice(0, 10)),
		);
		expect(kept).toEqual(
			expect.arrayContaining(["2027-01-24", "2027-01-17", "2027-01-10", "2026-12-31", "2026-03-31"]),
		);
		expect(kept).not.toContain("2026-02-28");
		expect(kept).toHaveLength(7 + 3 + 10);
	});

	test("nothing is made up, the newest stays, and there are never more than 24", () => {
		fc.assert(
			fc.property(moments, (made) => {
				const kept = backupsToKeep(made);
				expect(made).toEqual(expect.arrayContaining(kept));
				expect(kept.length).toBeLessThanOrEqual(keptBackups.days + keptBackups.weeks + keptBackups.months);
				const newest = Math.max(...made.map(Number));
				expect(kept.map(Number).includes(newest)).toBe(made.length > 0);
			}),
		);
	});

	test("the order in which they are listed does not matter", () => {
		fc.assert(
			fc.property(moments, (made) => {
				const numbers = (kept: Date[]) => kept.map(Number).sort((one, other) => one - other);
				expect(numbers(backupsToKeep(made.toReversed()))).toEqual(numbers(backupsToKeep(made)));
			}),
		);
	});

	test("a rule that is applied after each backup leaves the same as one that is applied once", () => {
		fc.assert(
			fc.property(moments, (made) => {
				const inOrder = made.toSorted((one, other) => Number(one) - Number(other));
				let kept: Date[] = [];
				for (const one of inOrder) kept = backupsToKeep([...kept, one]);
				expect(kept.map(Number)).toEqual(backupsToKeep(inOrder).map(Number));
			}),
		);
	});
});
