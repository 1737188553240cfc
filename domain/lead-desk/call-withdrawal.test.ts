import { expect, test } from "vitest";
import { mayWithdrawCall } from "./call-withdrawal.ts";

const calledAt = new Date("2026-11-23T15:00:00Z");
const after = (seconds: number) => new Date(calledAt.getTime() + seconds * 1000);

test.each([
	["right away", "ana", 0, null, true],
	["after ten minutes", "ana", 600, null, true],
	["later", "ana", 601, null, false],
	["somebody else", "luis", 0, null, false],
	["a second time", "ana", 60, after(30), false],
])("a call is taken back %s", (_name, userId, seconds, withdrawnAt, expected) => {
	expect(mayWithdrawCall({ staffId: "ana", calledAt, withdrawnAt }, userId, after(seconds))).toBe(expected);
});
