import { describe, expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

const ownWords = new Set(["sunfield", "sunfieldfinancial"]);

describe("refuses", () => {
	test.each([
		"Password1!",
		"P@ssw0rd",
		"P@ssw0rd123",
		"Pa$$w0rd1",
		"P@$$w0rd!",
		"Passw0rd!",
		"!Password1",
		"123Password!",
		"Admin123!",
		"Admin@2026",
		"@Dm1n2026!",
		"Welc0me1!",
		"L3tM31n!!",
		"Summer2026!",
		"Florida#1",
		"Insurance1!",
		"Sunfield1!",
		"SunfieldFinancial#1",
		"LoveLove1!",
		"TestTest1!",
		"Michael@1990",
	])("the word in %s", (password) => {
		expect(isCommonPassword(password, ownWords)).toBe(true);
	});

	test.each([
		"!QAZ2wsx",
		"1qaz@WSX",
		"Zaq!2wsx",
		"1qaz!QAZ",
		"Abcd1234!",
		"Abc123!@#",
		"Qwer1234!",
		"Asdf@1234",
		"Aa123456!",
		"Aaaa1111!",
	])("the runs of keys in %s", (password) => {
		expect(isCommonPassword(password, ownWords)).toBe(true);
	});
});

test.each([
	"Sunny-day.1",
	"Correct, horse 9",
	"Ñandú#42",
	'Ab1"zzzz',
	"Aa1|aaaa",
	"Blue7Password!fish",
	"Password-8314!907",
	"k7$Tr9!vQ2",
	"Wp4!hX9z",
])("accepts %s", (password) => {
	expect(isCommonPassword(password, ownWords)).toBe(false);
});

test("an own word counts only where it is one", () => {
	expect(isCommonPassword("Sunfield1!", new Set())).toBe(false);
});

test("a long password of signs takes no long time", () => {
	expect(isCommonPassword("!1".repeat(64), ownWords)).toBe(true);
	expect(isCommonPassword("!a2%".repeat(32), ownWords)).toBe(false);
});

test("a listed password counts with its digits, with signs for letters, and with digits and signs around it", () => {
	const listed = new Set(["q1w2e3r4", "butterfly", "abd"]);
	for (const password of ["Q1w2e3r4!", "Butterfly#77", "Bu77erfly$1", "ButterflyButterfly.2"]) {
		expect.soft(isCommonPassword(password, listed), password).toBe(true);
	}
	expect(isCommonPassword("Butterfly#77", new Set())).toBe(false);
	expect(isCommonPassword("Abd!4827$", listed), "three letters in a random password").toBe(false);
	expect(isCommonPassword("Blue7Butterfly!fish", listed)).toBe(false);
});
