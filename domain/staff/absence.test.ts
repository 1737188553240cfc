import { expect, test } from "vitest";
import { isQuiet, readLeaveForm, readQuietForm } from "./absence.ts";

test.each([
	[{ from: "21:00", until: "07:00" }, ["21:00", "23:59", "00:00", "06:59"], ["07:00", "12:00", "20:59"]],
	[{ from: "12:00", until: "13:00" }, ["12:00", "12:59"], ["11:59", "13:00", "00:00"]],
])("quiet hours %o", (hours, quiet, others) => {
	expect(quiet.filter((time) => !isQuiet(hours, time))).toEqual([]);
	expect(others.filter((time) => isQuiet(hours, time))).toEqual([]);
});

test("quiet hours need both times, which differ, or neither", () => {
	expect(readQuietForm({ quietFrom: "21:00", quietUntil: "07:00" })).toEqual({
		ok: true,
		quiet: { from: "21:00", until: "07:00" },
	});
	expect(readQuietForm({ quietFrom: "", quietUntil: "" })).toEqual({ ok: true, quiet: null });
	for (const quietUntil of ["", "21:00", "25:00"])
		expect(readQuietForm({ quietFrom: "21:00", quietUntil })).toEqual({
			ok: false,
			errors: { quietFrom: "time_missing" },
		});
});

test.each([
	[{ leaveFrom: "2026-12-01", leaveUntil: "2026-12-08", heir: "keep" }, null],
	[{ leaveFrom: "2026-11-20", leaveUntil: "2026-11-23", heir: "routing" }, null],
	[{ leaveFrom: "", leaveUntil: "2026-11-22", heir: "" }, ["leaveFrom", "leaveUntil", "heir"]],
	[{ leaveFrom: "2026-12-08", leaveUntil: "2026-12-01", heir: "keep" }, ["leaveUntil"]],
	[{ leaveFrom: "2026-12-01", leaveUntil: "2028-12-01", heir: "keep" }, ["leaveUntil"]],
])("the form of a leave %o has errors at %o", (fields, wrong) => {
	const read = readLeaveForm(fields, "2026-11-23");
	expect(read.ok ? null : Object.keys(read.errors)).toEqual(wrong);
});
