import { expect, test } from "vitest";
import { isCommonPassword } from "#domain/staff/common-passwords.ts";
import { commonPasswords } from "./common-passwords.server.ts";

test("the list has ten thousand passwords, and none of its license", () => {
	expect(commonPasswords().size).toBeGreaterThanOrEqual(10_000);
	expect(commonPasswords().size).toBeLessThan(10_010);
	for (const password of ["123456", "qwerty", "iloveyou", "1q2w3e4r"]) expect(commonPasswords()).toContain(password);
	expect(commonPasswords()).not.toContain("redistribution");
});

test("a listed password with what our rule asks for is refused, and only by the list", () => {
	for (const password of ["Snowball7!", "Q1w2e3r4t5!", "Nirvana#1991", "Ch3ls3a$7", "Fuckyou1!", "Tr0ub4dor.&3"]) {
		const listed = password !== "Tr0ub4dor.&3";
		expect.soft(isCommonPassword(password, commonPasswords()), password).toBe(listed);
	}
	expect(isCommonPassword("Snowball7!", new Set())).toBe(false);
});

test("a password that a program made up is accepted", () => {
	for (const password of ["k7$Tr9!vQ2", "Wp4!hX9z", "Sunny-day.1", "x5(Jr1:mA8", "Bq?27wLd"]) {
		expect.soft(isCommonPassword(password, commonPasswords()), password).toBe(false);
	}
});
