import { expect, test } from "vitest";
import { isFresh, needsSecondFactor, readPasskeyName, readTypedCode } from "./second-factor.ts";

test.each([
	["123456", { kind: "totp", code: "123456" }],
	[" 123 456 ", { kind: "totp", code: "123456" }],
	["abcde-23456", { kind: "recovery", code: "abcde-23456" }],
	["ABCDE 23456", { kind: "recovery", code: "abcde-23456" }],
	["12345", null],
	["1234567", null],
	["abcde-2345", null],
	["١٢٣٤٥٦", null],
	["1".repeat(41), null],
	[null, null],
])("the code typed as %j is read as %j", (typed, read) => {
	expect(readTypedCode(typed)).toEqual(read);
});

test("only staff need a second factor, where it is required", () => {
	expect([needsSecondFactor("admin", true), needsSecondFactor("agent", true)]).toEqual([true, true]);
	expect(needsSecondFactor("viewer", true)).toBe(false);
	expect([needsSecondFactor("admin", false), needsSecondFactor("agent", false)]).toEqual([false, false]);
});

test("a proof is fresh for fifteen minutes", () => {
	const proved = new Date("2026-11-23T15:00:00Z");
	expect(isFresh(proved, new Date("2026-11-23T15:14:59Z"))).toBe(true);
	expect(isFresh(proved, new Date("2026-11-23T15:15:00Z"))).toBe(false);
});

test.each([
	["  Ana’s phone ", "Ana’s phone"],
	["", null],
	["a\nb", null],
	["x".repeat(61), null],
	[7, null],
])("a passkey named %j is called %j", (typed, name) => {
	expect(readPasskeyName(typed)).toBe(name);
});
