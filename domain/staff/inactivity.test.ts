import { expect, test } from "vitest";
import { activityReportMs, activityWriteMs, idleStage, inactivityMs, sessionEnd } from "./inactivity.ts";
import type { StaffRole } from "./roles.ts";

const minute = 60_000;
const signIn = new Date("2026-11-23T15:00:00Z");
const after = (minutes: number) => new Date(signIn.getTime() + minutes * minute);

test.each<[StaffRole, minutes: number]>([
	["admin", 30],
	["agent", 8 * 60],
	["viewer", 8 * 60],
])("a session of a %s ends %i minutes after the last activity", (role, minutes) => {
	const lastActiveAt = after(100);
	expect(sessionEnd(role, { createdAt: signIn, lastActiveAt })).toEqual({
		at: after(100 + minutes),
		cause: "inactivity",
	});
});

test.each<[StaffRole, hours: number]>([
	["admin", 24],
	["agent", 7 * 24],
])("activity does not move the end of a session of a %s beyond %i hours", (role, hours) => {
	const lastActiveAt = after(hours * 60 - 1);
	expect(sessionEnd(role, { createdAt: signIn, lastActiveAt })).toEqual({ at: after(hours * 60), cause: "age" });
});

test.each<StaffRole>(["admin", "viewer"])("a %s is warned five minutes before the end", (role) => {
	const timeout = inactivityMs(role);
	const warning = timeout - 5 * minute;
	expect(idleStage(0, timeout)).toEqual({ stage: "active", nextInMs: warning });
	expect(idleStage(warning - 1, timeout)).toEqual({ stage: "active", nextInMs: 1 });
	expect(idleStage(warning, timeout)).toEqual({ stage: "warning", nextInMs: 5 * minute });
	expect(idleStage(timeout - 1, timeout)).toEqual({ stage: "warning", nextInMs: 1 });
	expect(idleStage(timeout, timeout).stage).toBe("over");
	expect(idleStage(9 * 60 * minute, timeout).stage).toBe("over");
});

test("the server stores each report of a browser", () => {
	expect(activityReportMs).toBeGreaterThan(activityWriteMs);
});
