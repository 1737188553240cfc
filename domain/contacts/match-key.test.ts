import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import "#tests/support/seeded-properties.ts";
import { emailField } from "../leads/lead-fields.ts";
import { emailKey, phoneKey } from "./match-key.ts";

test.each([
	[" Marie@Example.COM ", "marie@example.com"],
	["marie+news@example.com", "marie+news@example.com"],
	["m.arie@gmail.com", "m.arie@gmail.com"],
	["JOSE\u0301@example.com", "josé@example.com"],
])("%j is compared as %s", (address, key) => {
	expect(emailKey(address)).toBe(key);
	expect(emailKey(key)).toBe(key);
});

test("no form accepts a domain that also has a spelling in ASCII", () => {
	expect(v.is(emailField, "marie@müller.example")).toBe(false);
});

test.each([
	["(305) 555-0123", "+13055550123"],
	["305.555.0123", "+13055550123"],
	["305/555-0123", "+13055550123"],
	["1-305-555-0123", "+13055550123"],
	["+1 (305) 555-0123", "+13055550123"],
	["+ 1 305 555 0123", "+13055550123"],
	["001 305 555 0123", "+13055550123"],
	["305–555–0123", "+13055550123"],
	["３０５ 555 0123", "+13055550123"],
	["305 555 0123 ext. 44", "+13055550123"],
	["305-555-0123 x44", "+13055550123"],
	["305-555-0123#44", "+13055550123"],
	["cell: 305 555 0123 (after 5)", "+13055550123"],
	["305 555 0123 or 786 555 0199", "+13055550123"],
	["305 555 0123 / 786 555 0199", "+13055550123"],
	["1 305 555 0123, 786 555 0199", "+13055550123"],
	["apt 12, 305-555-0123", "+13055550123"],
	["+509 34 12 3456", "+50934123456"],
	["509 3412 3456", "+50934123456"],
	["011 509 3412 3456", "+50934123456"],
	["55 11 91234-5678", "+5511912345678"],
	["+44 (0)20 7946 0958", "+442079460958"],
])("%s is the number %s", (typed, key) => {
	expect(phoneKey(typed)).toBe(key);
	expect(phoneKey(key)).toBe(key);
});

test.each(["555-0123", "", "call me maybe", "1-800-FLOWERS", "0000000000", "+1 305"])("%j is no number", (typed) => {
	expect(phoneKey(typed)).toBeNull();
});

test("any number of North America has one key, however its digits are set apart", () => {
	const digit = fc.constantFrom(..."23456789");
	const digits = fc.array(digit, { minLength: 10, maxLength: 10 }).map((all) => all.join(""));
	const gaps = fc.array(fc.constantFrom("", " ", "-", ".", ") ", " - "), { minLength: 9, maxLength: 9 });
	fc.assert(
		fc.property(fc.constantFrom("", "1 ", "+1 ", "+1"), digits, gaps, (code, number, between) => {
			const typed = code + [...number].map((digit, index) => digit + (between[index] ?? "")).join("");
			expect(phoneKey(typed)).toBe(`+1${number}`);
		}),
	);
});

test("any text has a key in the form of E.164, or none, and the key of a key is itself", () => {
	fc.assert(
		fc.property(fc.string({ unit: fc.constantFrom(..."+0123456789 ()x.-–/０\u202dñ"), maxLength: 40 }), (text) => {
			const key = phoneKey(text);
			if (key === null) return;
			expect(key).toMatch(/^\+[1-9]\d{7,14}$/);
			expect(phoneKey(key)).toBe(key);
		}),
	);
});
